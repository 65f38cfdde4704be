/** Under which name the games by post are stored. */

export const NAME = "post";
