import { LANGUAGES, type Language } from '#contract/languages/language.ts';
import type { Settings } from '#contract/pages/settings.ts';
import { formatPhone } from '#contract/people/phone.ts';
import { durationInWords, minutesInWords, percentInWords } from '#contract/texts/duration.ts';
import type {
  Placeholder,
  PlaceholderValues,
  ValuesByLanguage,
} from '#contract/texts/placeholders.ts';
import {
  type CancellationSpan,
  cancellationSpans,
  freeCancellationHours,
} from '#contract/transfers/booking/cancellation-terms.ts';
import type { TransferRules } from '#contract/transfers/transfers.ts';
import { type TextKey, type TextValues, translate } from '#core/locales/strings.ts';

type RulePlaceholder = Extract<
  Placeholder,
  | `${'airport' | 'port' | 'other'}Waiting`
  | `${'night' | 'service'}Hours`
  | `${'night' | 'holiday'}Percent`
  | 'freeCancellation'
  | 'cancellationTerms'
  | 'minimumNotice'
  | 'maxPassengers'
>;
type Owner = {
  site: Settings;
  rules: TransferRules | undefined;
  hasPersonCheck: boolean;
  /** Documents of payments are invoices. */
  hasInvoices?: boolean;
};

const textIn =
  (language: Language) =>
  (key: TextKey<'admin'>, values?: TextValues): string =>
    translate(language, 'admin', key, values);

/** One span of the cancellation terms, such as «between 24 hours and 12 hours before, 50% of the price». */
function spanInWords({ from, to, feePercent }: CancellationSpan, language: Language): string {
  const text = textIn(language);
  const hours = (count: number) => durationInWords(count, 'hour', language);
  const charge =
    feePercent === 0
      ? text('text.terms.free')
      : feePercent === 100
        ? text('text.terms.full')
        : text('text.terms.part', { percent: percentInWords(feePercent, language) });
  if (to === undefined)
    return from === 0
      ? text('text.terms.any_time', { charge })
      : text('text.terms.at_least', { notice: hours(from), charge });
  return from === 0
    ? text('text.terms.less', { notice: hours(to), charge })
    : text('text.terms.between', { more: hours(to), less: hours(from), charge });
}

/** Figures of the transfer rules; all empty while there are none. */
function ruleValues(
  rules: TransferRules | undefined,
  language: Language,
): Record<RulePlaceholder, string> {
  const text = textIn(language);
  const minutes = (count: number | undefined) => (count ? minutesInWords(count, language) : '');
  const percent = (count: number | undefined) => (count ? percentInWords(count, language) : '');
  const free = freeCancellationHours(rules?.cancellation);
  const { from, to } = rules?.hours ?? { from: '', to: '' };
  return {
    freeCancellation: free ? durationInWords(free, 'hour', language) : '',
    cancellationTerms: rules
      ? cancellationSpans(rules.cancellation)
          .map((span) => spanInWords(span, language))
          .join('; ')
      : '',
    airportWaiting: minutes(rules?.waiting.airportMinutes),
    portWaiting: minutes(rules?.waiting.portMinutes),
    otherWaiting: minutes(rules?.waiting.otherMinutes),
    minimumNotice: minutes(rules?.minimumNoticeMinutes),
    serviceHours: rules
      ? from === to
        ? text('text.hours.always')
        : text('text.hours.between', { from, to })
      : '',
    nightHours: rules ? `${rules.night.from}–${rules.night.to}` : '',
    nightPercent: percent(rules?.night.percent),
    holidayPercent: percent(rules?.holiday.percent),
    maxPassengers: rules ? String(rules.maxPassengers) : '',
  };
}

/** Values of all placeholders in one language. */
export function placeholderValues(
  { site, rules, hasPersonCheck, hasInvoices = false }: Owner,
  language: Language,
): PlaceholderValues {
  const text = textIn(language);
  const tripNotice =
    site.tripCancellationHours > 0
      ? durationInWords(site.tripCancellationHours, 'hour', language)
      : '';
  return {
    siteName: site.siteName,
    legalName: site.legalName,
    taxId: site.taxId,
    commercialRegister: site.commercialRegister,
    supervisoryAuthority: site.supervisoryAuthority,
    travelLicence: site.travelLicence,
    transportLicence: site.transportLicence,
    street: site.street,
    postalCode: site.postalCode,
    city: site.city,
    address: [site.street, [site.postalCode, site.city].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', '),
    email: site.email,
    phone: formatPhone(site.phone),
    whatsapp: formatPhone(site.whatsapp),
    ...ruleValues(rules, language),
    tripFreeCancellation: tripNotice,
    tripCancellationTerms: tripNotice
      ? text('text.terms.trip', { notice: tripNotice })
      : text('text.terms.trip_never'),
    // 0: nothing is removed.
    retentionMonths: site.retentionMonths > 0 ? String(site.retentionMonths) : '',
    consentMonths: String(site.consentMonths),
    invoiceAnswer: text(hasInvoices ? 'text.invoices_on' : 'text.invoices_off'),
    personCheck: hasPersonCheck ? text('text.person_check') : '',
  };
}

/** A language's values are made when they are first asked for: a page needs those of its own. */
export function valuesByLanguage(owner: Owner): ValuesByLanguage {
  const values = {} as Record<Language, PlaceholderValues>;
  for (const language of LANGUAGES) {
    let made: PlaceholderValues | undefined;
    Object.defineProperty(values, language, {
      enumerable: true,
      get: () => {
        made ??= placeholderValues(owner, language);
        return made;
      },
    });
  }
  return values;
}
