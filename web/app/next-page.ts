import type { ReactNode } from 'react';
import { createStore } from '#ui/store.ts';

/** A page that is drawn before somebody goes there (`draw-ahead.tsx`), out of sight until it is the one that shows. */
export type NextPage = { href: string; draw: (isShown: boolean) => ReactNode };

/** The page that a visitor is likeliest to open next. */
export const nextPage = createStore<NextPage | undefined>(undefined);
