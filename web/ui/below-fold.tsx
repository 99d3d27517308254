import { type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { DrawnAhead } from './drawn-ahead.ts';
import { isTurnedTo } from './page-turns.ts';
import { isFirstPage, isServer } from './still-parts.ts';

/** Until all that the page brought is laid out, which ends it for good: of what is drawn later only rows are far (`useFarRows`). */
const areSomeFar = () => isFirstPage() && document.querySelector('[data-far]') !== null;

/** For what holds the blocks: on a filled page they wait for their style and layout (`show-far-blocks.ts`). */
export const farBlocks = () => (isServer || areSomeFar() ? { 'data-far': '' } : {});

let showFar: (() => void) | undefined;

/** Who lays out what is far when there is time. */
export const showFarRowsBy = (show: () => void) => {
  showFar = show;
};

/**
 * As `farBlocks`, for rows that take the place of others, such as the answer to a filter: somebody is about to touch the next field, and
 * rows that nobody sees yet would keep it waiting. Back again all are there at once, as they have to be where they were.
 */
export function useFarRows(isInPlace: boolean) {
  const [show] = useState(() => (isInPlace && isTurnedTo() ? showFar : undefined));
  useEffect(() => show?.(), [show]);
  return show ? { 'data-far': 'rows' } : farBlocks();
}

/**
 * What lies below the first view of a page. A filled page leaves its blocks unstyled and without layout until they are near or there
 * is time (`show-far-blocks.ts`); a page that a link led to shows its top first and draws this in the frames after.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isAhead = useContext(DrawnAhead);
  const [isDrawn, setDrawn] = useState(() => !isAhead && (isFirstPage() || !isTurnedTo()));
  useEffect(() => (isDrawn ? undefined : afterPaint(() => startTransition(() => setDrawn(true)))), [isDrawn]);
  // So high that the browser does not fetch the footer’s pictures for it.
  if (!isDrawn) return <div className="min-h-[400vh]" />;
  return (
    <div className="contents" {...farBlocks()}>
      {children}
    </div>
  );
}
