import { type ReactNode, useRef } from 'react';
import { useHiddenSides } from './use-hidden-sides.ts';

const EDGE =
  'pointer-events-none absolute inset-y-0 w-7 from-deep-900/30 to-transparent forced-colors:w-0 forced-colors:border-l-4 forced-colors:border-dashed print:hidden';

/**
 * Content that may be wider than the screen, such as a table: it scrolls sideways, by keyboard too, and a shadow marks the edge behind
 * which there is more.
 */
export function ScrollArea({
  label,
  className = '',
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  const area = useRef<HTMLElement>(null);
  const { more, look, isFitting } = useHiddenSides(area);
  return (
    <div className={`relative overflow-hidden rounded-card ${className}`}>
      <section
        ref={area}
        aria-label={label}
        tabIndex={isFitting ? undefined : 0}
        onScroll={look}
        className="overflow-x-auto rounded-card focus-visible:-outline-offset-3"
      >
        {children}
      </section>
      {more?.before && (
        <span aria-hidden="true" data-more="before" className={`${EDGE} left-0 bg-linear-to-r`} />
      )}
      {more?.after && (
        <span aria-hidden="true" data-more="after" className={`${EDGE} right-0 bg-linear-to-l`} />
      )}
    </div>
  );
}
