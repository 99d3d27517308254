import { useEffect, useRef } from 'react';

/** For the top of a paged list (`tabIndex={-1}`): a page change moves scroll position and focus there. */
export function usePageChange(page: number) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  return top;
}
