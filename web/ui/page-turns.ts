/** Is the page that shows, or comes, one that was turned to: by a link, not by going back, not the first, not at a place within it? */
let isTurned = false;

/** The router tells of each move. */
export const notePageTurn = (isForward: boolean, hash: string) => {
  isTurned = isForward && hash === '';
};

export const isTurnedTo = () => isTurned;
