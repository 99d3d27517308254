import type { Resource } from 'i18next';
import type { PostedForm } from '#contract/render.ts';

/** State that a rendered page passes to the browser in addition to the router's: texts, and a rejected form. */
export type PageState = {
  isFound: boolean;
  /** Groups of texts, as the first screen uses them. */
  texts: Resource;
  postedForm?: PostedForm;
};

/** Undefined if the static shell was served. */
export function readPageState(): PageState | undefined {
  const block = document.getElementById('state');
  return block?.textContent ? (JSON.parse(block.textContent) as PageState) : undefined;
}
