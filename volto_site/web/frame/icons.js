/** The SVG paths of the icons of the editors, in a view box of 24 by 24. */

export const ICONS = {
  undo: "M9 7 4 12l5 5M4.5 12H15a5 5 0 0 1 0 10",
  redo: "m15 7 5 5-5 5M19.5 12H9a5 5 0 0 0 0 10",
  remove: "M5 7h14M10 11v6M14 11v6M6.5 7l1 13h9l1-13M9 7V4h6v3",
  turn: "M7 4v13M3.5 13.5 7 17l3.5-3.5M17 20V7M13.5 10.5 17 7l3.5 3.5",
  forget: "M6 6l12 12M18 6 6 18",
  first: "M17 5l-7 7 7 7M7 5v14",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  last: "M7 5l7 7-7 7M17 5v14",
  more: "M5 7h14M5 12h14M5 17h14",
};
