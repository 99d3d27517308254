import { localize } from '#contract/languages/translation.ts';
import type { TripRequestItem } from '#contract/mail/inbox.ts';

const HEADING = [
  ...[
    'reference',
    'status',
    'trip',
    'date',
    'adults',
    'child_ages',
    'name',
    'email',
    'phone',
    'language',
    'message',
    'note',
    'received',
  ],
  ...['time', 'option', 'places', 'total', 'source', 'reseller_reference', 'partner'],
];

/** A table with a line for each booking. */
export const exportRows = (items: readonly TripRequestItem[]) => [
  HEADING,
  ...items.map((one) => [
    ...[
      one.reference,
      one.status,
      localize(one.trip, 'name', 'es'),
      one.date,
      one.adults,
      one.childAges.join(' '),
    ],
    ...[
      one.contact.name,
      one.contact.email,
      one.contact.phone,
      one.language,
      one.message,
      one.note,
      one.createdAt,
    ],
    ...[
      one.time,
      localize(one.option, 'name', 'es'),
      one.places,
      one.totalCents / 100,
      one.source,
      one.resellerReference,
      one.partner?.name ?? null,
    ],
  ]),
];
