const FAR_BLOCKS = '[data-far] > *, [data-far] > [data-still] > *';

/** Styles and lays out what a filled page has left for later (`below-fold.tsx`), a block at a time, whenever nothing else is to be done. */
export function showFarBlocks(whenIdle: (work: () => void) => void): void {
  const blocks = [...document.querySelectorAll<HTMLElement>(FAR_BLOCKS)];
  const showNext = () => {
    const block = blocks.shift();
    if (!block) return;
    block.style.contentVisibility = 'visible';
    whenIdle(showNext);
  };
  whenIdle(showNext);
}
