import { useStrings } from '#admin/frame/behaviour/use-strings.ts';
import { formatFullDay } from '#admin/frame/days/format-span.ts';
import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import type { TransferDetail } from '#contract/transfers/admin/admin.ts';
import { endsOfLeg, withAddress } from '#contract/transfers/ends.ts';
import type { ItemRecord } from './item-records.ts';

/** States in which the guest has nothing to come to. */
const OVER = [
  'declined',
  'cancelled_customer',
  'cancelled_operator',
  'spam',
  'expired',
  'called_off',
];

/** What a guest without an email needs: day, hour, place and tickets of each item, and the link to their page, in their language. */
export function useReadyText(language: Language) {
  const { t, isHere } = useStrings(language, 'admin-area');
  const startOf = (date: string, time: string) => {
    const day = formatFullDay(date, language);
    return time ? t('inbox.day_time', { day, time }) : day;
  };
  const ofTrip = ({ trip, option, date, time, units, tickets }: TripRequestDetail) => {
    const place = localize(trip, 'meetingPoint', language);
    return [
      [localize(trip, 'name', language), localize(option, 'name', language)].join(', '),
      startOf(date, time),
      place && t('ready.place', { place }),
      units
        .map((unit) =>
          t('people.unit', { quantity: unit.quantity, name: localize(unit, 'name', language) }),
        )
        .join(', '),
      tickets.length > 0 &&
        t('ready.tickets', { codes: tickets.map(({ ticketCode }) => ticketCode).join(', ') }),
    ];
  };
  const ofTransfer = ({ from, to, legs, vehicle }: TransferDetail) => [
    ...legs.map((leg) => {
      const { start, end } = endsOfLeg({ from, to }, leg);
      const route = t('transfers.route', {
        from: withAddress(localize(start, 'name', language), leg.pickupAddress),
        to: withAddress(localize(end, 'name', language), leg.dropoffAddress),
      });
      const flight = leg.flight && t('transfers.flight', { flight: leg.flight });
      return [route, [startOf(leg.date, leg.time), flight].filter(Boolean).join(' · ')].join('\n');
    }),
    localize(vehicle, 'name', language),
  ];
  return (name: string | null, items: readonly ItemRecord[], url: string): string | undefined =>
    isHere
      ? [
          t(name ? 'reply.hello' : 'reply.hello_nobody', { name: name ?? '' }),
          ...items
            .filter(({ record: { status, deletedAt } }) => !deletedAt && !OVER.includes(status))
            .map((item) =>
              (item.kind === 'trip' ? ofTrip(item.record) : ofTransfer(item.record))
                .filter(Boolean)
                .join('\n'),
            ),
          t('ready.page', { url }),
        ].join('\n\n')
      : undefined;
}
