import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTROL, FieldFrame, type FormFields } from '#base/forms/fields.tsx';
import { LOCALES, perLanguage } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { useHydrated } from '#base/ui/behaviour/use-hydrated.ts';
import { ChevronDownIcon } from '#base/ui/icons.tsx';
import type { Language } from '#contract/languages/language.ts';
import { PHONE_LENGTH } from '#contract/people/phone.ts';
import { COUNTRIES } from './countries.ts';

type Country = { code: string; dial: string; name: string };

const regionNames = perLanguage((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

const countriesIn = (language: Language): Country[] => {
  const names = regionNames(language);
  return COUNTRIES.map(([code, dial]) => ({ code, dial, name: names.of(code) ?? code }));
};

/** Sorted alphabetically in the page's language after hydration: browser and server may spell a country differently. */
function useCountries(): Country[] {
  const language = useLanguage();
  const isHydrated = useHydrated();
  const countries = countriesIn(language);
  return isHydrated
    ? countries.toSorted((a, b) => a.name.localeCompare(b.name, LOCALES[language]))
    : countries;
}

/** A phone number with its country; one that starts with `+` includes the country code. */
export function PhoneField({
  form,
  label,
  hint,
}: {
  form: FormFields;
  label: string;
  hint: string;
}) {
  const { t } = useTranslation('airport-transfers');
  const countryId = useId();
  const countries = useCountries();
  const chosen = countries.find(({ code }) => code === form.values['contact.country']);
  return (
    <FieldFrame form={form} name="contact.phone" label={label} hint={hint}>
      {(tie) => (
        <div className="flex gap-2">
          <div className="relative shrink-0 noscript:w-40">
            <label htmlFor={countryId} className="sr-only">
              {t('request.country')}
            </label>
            <select
              id={countryId}
              name="contact.country"
              autoComplete="country"
              value={form.values['contact.country']}
              onChange={(event) => form.set('contact.country', event.target.value)}
              className={`${CONTROL} peer absolute inset-0 h-full cursor-pointer opacity-0 noscript:static noscript:opacity-100`}
            >
              {countries.map(({ code, dial, name }) => (
                <option key={code} value={code} suppressHydrationWarning>
                  {`${name} +${dial}`}
                </option>
              ))}
            </select>
            <span
              aria-hidden="true"
              className={`${CONTROL} pointer-events-none flex items-center gap-2 whitespace-nowrap tabular-nums peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-deep-700 noscript:hidden`}
            >
              {chosen && (
                <>
                  <span className="font-semibold">{chosen.code}</span> +{chosen.dial}
                  <ChevronDownIcon className="size-4 text-stone" />
                </>
              )}
            </span>
          </div>
          <input
            {...tie}
            type="tel"
            name="contact.phone"
            autoComplete="tel"
            inputMode="tel"
            maxLength={PHONE_LENGTH}
            value={form.values['contact.phone'] ?? ''}
            onChange={(event) => form.set('contact.phone', event.target.value)}
            className={CONTROL}
          />
        </div>
      )}
    </FieldFrame>
  );
}
