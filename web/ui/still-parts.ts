import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/language.ts';

/** A part of a filled page that is still the server's markup, or was when the page was left. */
export type Still = {
  /** Brings in all that it takes to draw it in a language. */
  prepare: (client: QueryClient, language: Language) => Promise<unknown>;
  /** Draws it anew. */
  renew: () => void;
};

export const isServer = typeof document === 'undefined';
let isFilled = !isServer && document.getElementById('state') !== null;

/** Does the page that shows stem from the server? */
export const isFirstPage = () => isFilled;

/** From here on parts are drawn in the browser. */
export const endFirstPage = () => {
  isFilled = false;
};

export const stillParts = new Set<Still>();

export const prepareStillParts = (client: QueryClient, language: Language) =>
  Promise.all([...stillParts].map((part) => part.prepare(client, language)));

/** What was prepared shows, in the texts and at the address of now. */
export function renewStillParts(): void {
  for (const part of stillParts) part.renew();
  stillParts.clear();
}
