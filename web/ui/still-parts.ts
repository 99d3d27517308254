import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/language.ts';

/** A part of a filled page that is still the server's markup, or was when the page was left. */
export type Still = {
  /** Brings in all that it takes to draw it in a language, the page's own unless another is named. */
  prepare: (client: QueryClient, language?: Language) => Promise<unknown>;
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

/** Shows a part as soon as all that it takes is here; not before the effects of its commit, which make strings available. */
export const drawPart = (part: Still, client: QueryClient): void =>
  void Promise.resolve()
    .then(() => part.prepare(client))
    .then(part.renew, () => {});

/** After a hydration error React draws anew without the server's markup: so do the parts, those whose effects are yet to run (`late-part.tsx`) as well. */
export function drawStillParts(client: QueryClient): void {
  endFirstPage();
  for (const part of stillParts) drawPart(part, client);
}

/** What was prepared shows, in the texts and at the address of now. */
export function renewStillParts(): void {
  for (const part of stillParts) part.renew();
  stillParts.clear();
}
