import type { Resource } from 'i18next';
import type { PostedForm } from '#contract/render.ts';

/** What a rendered page hands to the browser beside the router's own state: the texts of its namespaces, and a refused form. */
export type PageState = { isFound: boolean; texts: Resource; postedForm?: PostedForm };

/** Undefined when the static shell came without a rendered page. */
export function readPageState(): PageState | undefined {
  const block = document.getElementById('state');
  return block?.textContent ? (JSON.parse(block.textContent) as PageState) : undefined;
}
