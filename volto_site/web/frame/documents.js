/** Pages and drawings of the site as documents, fetched without passing through text. */

/**
 * The document at an address of the site; unlike text, it need not pass the gate for markup.
 *
 * @param {string} address
 * @returns {Promise<Document>}
 */
export function documentAt(address) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = "document";
    request.onload = () => {
      if (request.status === 200 && request.responseXML) {
        resolve(request.responseXML);
      } else {
        reject(new Error(`${request.status} ${address}`));
      }
    };
    request.onerror = () => reject(new Error(address));
    request.open("GET", address);
    request.send();
  });
}
