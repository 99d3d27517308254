const FAR_BLOCKS = '[data-far] > *, [data-far] > [data-still] > *';

/** Styles and lays out what a filled page has left for later (`below-fold.tsx`), a block at a time, whenever nothing else is to be done. */
export function showFarBlocks(whenIdle: (work: () => void) => void): void {
  const blocks = document.querySelectorAll<HTMLElement>(FAR_BLOCKS);
  const hidden = [...blocks];
  const showNext = () => {
    const block = hidden.shift();
    if (block) {
      block.style.contentVisibility = 'visible';
      return whenIdle(showNext);
    }
    // What is drawn anew in their place is not far.
    for (const holder of document.querySelectorAll('[data-far]')) holder.removeAttribute('data-far');
    for (const { style } of blocks) style.removeProperty('content-visibility');
  };
  whenIdle(showNext);
}
