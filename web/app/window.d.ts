import type { Early } from '#ui/early.ts';

declare global {
  interface Window {
    /** What was done before the page came alive; `boot.ts` keeps it. */
    early?: Early | undefined;
  }
}
