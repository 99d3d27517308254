import type { Language, Namespace } from '#contract/language.ts';
import type { PostedForm } from '#contract/render.ts';

/** What a filled page hands to the browser: enough to hydrate without asking anything again. */
export type PageState = {
  language: Language;
  isPrefixed: boolean;
  strings: Partial<Record<Namespace, Record<string, string>>>;
  queries: [key: string, data: unknown][];
  postedForm?: PostedForm;
};

export function readPageState(): PageState | undefined {
  const block = document.getElementById('state');
  return block?.textContent ? (JSON.parse(block.textContent) as PageState) : undefined;
}
