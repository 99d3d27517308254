import { type ReactNode, useRef } from 'react';
import { useHiddenSides } from './use-hidden-sides.ts';

type RailProps = { label: string; className: string; children: ReactNode };

/** Cards without links of their own that scroll sideways on a narrow screen, by keyboard too; `className` says from which width they are a grid. */
export function Rail({ label, className, children }: RailProps) {
  const list = useRef<HTMLUListElement>(null);
  const { look, isFitting } = useHiddenSides(list);
  return (
    <ul
      ref={list}
      aria-label={label}
      tabIndex={isFitting ? undefined : 0}
      onScroll={look}
      className={className}
    >
      {children}
    </ul>
  );
}
