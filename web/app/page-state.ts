import type { Language, Namespace } from '#contract/language.ts';
import type { PostedForm } from '#contract/render.ts';

/** What a filled page hands to the browser: enough to hydrate without asking anything again. */
export type PageState = {
  language: Language;
  isPrefixed: boolean;
  /** False when a loader found no row; then the browser has to find that out again. */
  isFound: boolean;
  /** The strings that the page shows, and in the other languages what announces a change to them. */
  strings: Partial<Record<Language, Partial<Record<Namespace, Record<string, string>>>>>;
  /** Answers of the API; `isCut` tells that the whole one says more. */
  queries: [key: string, data: unknown, isCut: boolean][];
  postedForm?: PostedForm;
};

export function readPageState(): PageState | undefined {
  const block = document.getElementById('state');
  return block?.textContent ? (JSON.parse(block.textContent) as PageState) : undefined;
}
