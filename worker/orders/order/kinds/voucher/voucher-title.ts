import { DEFAULT_LANGUAGE, LANGUAGES } from '#contract/languages/language.ts';
import type { InLanguages } from '#contract/languages/translation.ts';
import { translate } from '#core/locales/strings.ts';

/** What a gift voucher is called where items are named, in all languages. */
export function voucherTitle() {
  const inAll = LANGUAGES.map((language) => [
    language,
    translate(language, 'admin-area', 'mail.gift_voucher.title'),
  ]);
  return {
    title: translate(DEFAULT_LANGUAGE, 'admin-area', 'mail.gift_voucher.title'),
    translations: { title: Object.fromEntries(inAll) as InLanguages<string> },
  };
}
