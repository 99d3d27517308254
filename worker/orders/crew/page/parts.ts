import { html } from 'hono/html';
import type { Language } from '#contract/languages/language.ts';
import { wallTime } from '#contract/menorca-time.ts';
import { telUrl, whatsappUrl } from '#contract/people/phone-links.ts';
import { type TextKey, type TextValues, translate } from '#core/locales/strings.ts';
import { money } from '#core/mail/format.ts';
import type { CrewReport } from '../jobs.reads.ts';

export type Markup = ReturnType<typeof html>;
type CrewKey = Extract<
  TextKey<'admin-area'>,
  `crew.${string}` | `mail.label.${string}` | `departure.${string}` | `people.${string}`
>;
export type Shown = {
  language: Language;
  text: (key: CrewKey, values?: TextValues) => string;
  /** Menorca's day and the one after it. */
  today: string;
  tomorrow: string;
};

export const shownIn =
  (language: Language): Shown['text'] =>
  (key, values) =>
    translate(language, 'admin-area', key, values);

export const NOTHING: Markup = html``;

/** Opens a map at a point, or at what a map finds under a name. */
export function mapLink(
  { text }: Shown,
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
  name = '',
): Markup {
  const place =
    latitude !== null && longitude !== null ? `${latitude},${longitude}` : encodeURIComponent(name);
  return place
    ? html`<a class="map" href="https://www.google.com/maps/dir/?api=1&destination=${place}" target="_blank" rel="noopener noreferrer">${text('crew.map')}</a>`
    : NOTHING;
}

/** Ways to reach a guest. */
export function contactLinks(
  { text }: Shown,
  phone: string | null,
  message: string | undefined,
): Markup {
  const call = phone && telUrl(phone);
  const chat = phone && whatsappUrl(phone, message);
  return html`${call ? html`<a href="${call}">${text('crew.call')}</a>` : NOTHING}${
    chat ? html`<a href="${chat}" target="_blank" rel="noopener noreferrer">WhatsApp</a>` : NOTHING
  }`;
}

type Target = { job: string; bookingId?: string };
const targeted = ({ job, bookingId }: Target) =>
  html`data-job="${job}"${bookingId ? html` data-booking="${bookingId}"` : NOTHING}`;

type Act = 'on_the_way' | 'picked_up' | 'boarded' | 'no_show';
/** A button that reports. `crew.js` sends it, and shows it until it has arrived. */
export const actButton = (target: Target, act: Act, label: string, isMain = false): Markup =>
  html`<button type="button" data-act="${act}" ${targeted(target)}${isMain ? html` class="main"` : NOTHING}>${label}</button>`;

const EURO = 100;
/** Cash that a guest gave; what is owed is filled in. */
export const cashForm = ({ text, language }: Shown, target: Target, owedCents: number): Markup =>
  owedCents <= 0
    ? NOTHING
    : html`<details data-act="form"><summary>${text('crew.cash')}</summary>
<form data-act="cash" ${targeted(target)}><label>${text('crew.amount')}
<input name="cents" inputmode="decimal" required pattern="[0-9]{1,5}([.,][0-9]{1,2})?" value="${new Intl.NumberFormat(
        language,
        { minimumFractionDigits: 2, useGrouping: false },
      ).format(
        owedCents / EURO,
      )}"></label><button class="main">${text('crew.cash_take')}</button></form></details>`;

/** How many minutes later it is; the guests get a mail. */
export const delayForm = ({ text }: Shown, target: Target): Markup =>
  html`<details data-act="form"><summary>${text('crew.delay')}</summary>
<form data-act="delay" ${targeted(target)}><label>${text('crew.minutes')}
<input name="minutes" type="number" inputmode="numeric" min="1" max="600" required value="15"></label><button class="main">${text('crew.delay_send')}</button></form></details>`;

const REPORTED = {
  on_the_way: 'crew.is_on_the_way',
  picked_up: 'crew.is_picked_up',
  boarded: 'crew.is_boarded',
  no_show: 'crew.is_no_show',
  cash: 'crew.is_cash',
  delay: 'crew.is_delayed',
} as const satisfies Record<Exclude<CrewReport['kind'], 'undo'>, CrewKey>;

/** What was reported and when it was done, with a way to take it back. */
export function reportLines({ text, language }: Shown, reports: readonly CrewReport[]): Markup[] {
  return reports.flatMap(({ id, kind, job, bookingId, data, at }) => {
    if (kind === 'undo') return [];
    const words = text(REPORTED[kind], {
      amount: money(data.cents ?? 0, language),
      minutes: data.minutes ?? 0,
    });
    const target = bookingId ? { job, bookingId } : { job };
    return [
      html`<p class="state">${words} · ${wallTime(new Date(at)).time}
<button type="button" data-act="undo" data-undoes="${id}" ${targeted(target)} aria-label="${text('crew.undo_of', { what: words })}">${text('crew.undo')}</button></p>`,
    ];
  });
}

export const owedLine = ({ text, language }: Shown, cents: number): Markup =>
  cents > 0
    ? html`<p class="owed">${text('crew.owed', { amount: money(cents, language) })}</p>`
    : NOTHING;

/** The delay in force; a guest without mail gets it by a message. */
export const delayOf = (reports: readonly CrewReport[]): number | undefined =>
  reports.findLast(({ kind }) => kind === 'delay')?.data.minutes;
