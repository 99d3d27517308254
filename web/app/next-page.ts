import type { ReactNode } from 'react';
import { createStore } from '#ui/store.ts';

/** A page that is drawn before somebody goes there (`draw-ahead.tsx`), in a place outside the document. */
export type NextPage = { href: string; host: HTMLElement; content: ReactNode };

/** The page that a visitor is likeliest to open next. */
export const nextPage = createStore<NextPage | undefined>(undefined);
