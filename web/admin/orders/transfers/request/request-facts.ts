import { formatWeekday } from '#admin/frame/behaviour/dates.ts';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { TRANSFER_STATES } from '#admin/frame/state-labels.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { formatPhone } from '#contract/people/phone.ts';
import type { TransferDetail } from '#contract/transfers/admin/admin.ts';

/** Facts compared between two versions of a request: label and text. */
const FACTS: {
  label: AdminKey;
  text: (request: TransferDetail, language: Language, t: (key: AdminKey) => string) => string;
}[] = [
  { label: 'field.status', text: ({ status }, _language, t) => t(TRANSFER_STATES[status].label) },
  { label: 'mail.label.pick_up', text: ({ from }, language) => localize(from, 'name', language) },
  { label: 'mail.label.drop_off', text: ({ to }, language) => localize(to, 'name', language) },
  {
    label: 'mail.label.when',
    text: ({ legs }, language) =>
      legs.map(({ date, time }) => `${formatWeekday(date, language)}, ${time}`).join('\n'),
  },
  {
    label: 'mail.label.flight',
    text: ({ legs }) => legs.map(({ flight }) => flight ?? '—').join('\n'),
  },
  {
    label: 'transfers.address',
    text: ({ legs }) =>
      legs
        .map(
          ({ pickupAddress, dropoffAddress }) =>
            [pickupAddress, dropoffAddress].filter(Boolean).join(' → ') || '—',
        )
        .join('\n'),
  },
  {
    label: 'mail.label.driver',
    text: ({ legs }) => legs.map(({ driver }) => driver?.name ?? '—').join('\n'),
  },
  {
    label: 'mail.label.vehicle',
    text: ({ vehicle }, language) => localize(vehicle, 'name', language),
  },
  { label: 'mail.label.adults', text: ({ adults }) => String(adults) },
  { label: 'mail.label.children', text: ({ childAges }) => childAges.join(', ') },
  {
    label: 'mail.label.luggage',
    text: ({ luggage: { large, cabin, bulky } }) => [large, cabin, bulky].join(' / '),
  },
  {
    label: 'mail.label.price',
    text: ({ lines }) =>
      lines.map(({ code, quantity, cents }) => `${code} × ${quantity}: ${cents / 100}`).join('\n'),
  },
  {
    label: 'mail.label.total',
    text: ({ totalCents, currency }, language) => formatCents(totalCents, currency, language),
  },
  { label: 'mail.label.name', text: ({ contact }) => contact.name ?? '' },
  { label: 'mail.label.email', text: ({ contact }) => contact.email ?? '' },
  {
    label: 'mail.label.phone',
    text: ({ contact }) => (contact.phone ? formatPhone(contact.phone) : ''),
  },
  { label: 'mail.label.sign', text: ({ signName }) => signName ?? '' },
  { label: 'transfers.csv.note', text: ({ note }) => note ?? '' },
  { label: 'list.trash', text: ({ deletedAt }) => deletedAt ?? '' },
];

export type ChangedFact = { label: AdminKey; before: string; after: string };

/** Differences between a request as loaded and its current state. */
export const changedFacts = (
  seen: TransferDetail,
  current: TransferDetail,
  language: Language,
  t: (key: AdminKey) => string,
): ChangedFact[] =>
  FACTS.map(({ label, text }) => ({
    label,
    before: text(seen, language, t),
    after: text(current, language, t),
  })).filter(({ before, after }) => before !== after);
