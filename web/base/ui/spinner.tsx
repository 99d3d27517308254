import type { ReactNode } from 'react';

export const Spinner = ({ className = 'size-5' }: { className?: string }) => (
  <svg viewBox="0 0 24 24" className={`animate-spin ${className}`} fill="none" aria-hidden="true">
    <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
    <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
  </svg>
);

/**
 * A button's text, with a spinner before it while its request is pending. The text has its own element: a browser's translation replaces
 * text nodes, and React's `insertBefore` throws if its reference node is gone.
 */
export const BusyLabel = ({ isBusy, children }: { isBusy: boolean; children: ReactNode }) => (
  <>
    {isBusy && <Spinner />}
    <span>{children}</span>
  </>
);
