import type { SiteContext } from '#api/site-context.ts';
import { addressFor, splitLanguage } from '#contract/address.ts';
import type { Language } from '#contract/language.ts';
import { loadTranslations } from '#i18n/load-translations.ts';
import type { SiteStrings } from '#i18n/site-strings.ts';
import { storeLanguage } from '#i18n/stored-language.ts';
import { warnOnMismatch } from '#i18n/translation-checks.ts';
import { prepareStillParts, renewStillParts } from '#ui/still-parts.ts';
import { nextPage } from './next-page.ts';
import type { SiteRouter } from './router.ts';

export type LanguageParts = { context: SiteContext; router: SiteRouter; strings: SiteStrings };

/** Brings in what shows now, texts and data. */
export async function prepareLanguage({ context: { queryClient }, strings }: LanguageParts, target: Language): Promise<void> {
  strings.retryFailed();
  await Promise.all([
    prepareStillParts(queryClient, target),
    strings.need(strings.shown(), target),
    queryClient.refetchQueries({ predicate: ({ state: { isInvalidated } }) => isInvalidated }),
  ]);
}

/** Makes the change: texts, address, and what the page says of itself. The rest of the files follows on its own. */
export async function changeLanguage({ context, router, strings }: LanguageParts, target: Language): Promise<void> {
  const changed = context.i18n.changeLanguage(target);
  // With the same drawing: React would take markup that is not alive out of a page whose texts change round it.
  renewStillParts();
  // What was drawn ahead has the data of the language before.
  nextPage.set(undefined);
  await changed;
  warnOnMismatch(context.i18n);
  if (context.address.isPrefixed) {
    const { path } = splitLanguage(window.location.pathname);
    window.history.replaceState(window.history.state, '', addressFor(path, target, true) + window.location.search + window.location.hash);
  }
  // In the background the router would say that it is done before the loaders have told the new head.
  await router.invalidate({ sync: true });
  void loadTranslations(context.i18n, target, strings);
}

/** A bare address came in another language than the stored one, as the edge sees the cookie alone: both say the same from now on. */
export async function followStored(parts: LanguageParts, stored: Language): Promise<void> {
  storeLanguage(stored);
  await prepareLanguage(parts, stored);
  await changeLanguage(parts, stored);
}
