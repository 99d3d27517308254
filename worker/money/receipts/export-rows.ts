import { wallTime } from '#contract/menorca-time.ts';
import type { ReceiptRow } from '#contract/money/receipts.ts';

const HEADING = [
  ...[
    'number',
    'series',
    'date',
    'time',
    'corrects',
    'reason',
    'reference',
    'service',
    'description',
    'service_date',
  ],
  ...[
    'customer_name',
    'customer_tax_number',
    'customer_address',
    'vat_scheme',
    'vat_percent',
    'base',
    'vat',
    'total',
  ],
  ...['currency', 'method', 'language', 'issuer_name', 'issuer_tax_number'],
];

function reasonOf({ series, entryKind, isMoved }: ReceiptRow) {
  if (series === 'R') return null;
  if (entryKind !== 'refund') return 'customer_data';
  return isMoved ? 'moved' : 'refund';
}

/** A table with a line for each rate of each receipt, in euros. */
export const exportRows = (items: readonly ReceiptRow[]) => [
  HEADING,
  ...items.flatMap((one) =>
    one.lines.map(({ service, description, date: day, cents, scheme, vatBp, vatCents }) => {
      const { date, time } = wallTime(new Date(one.issuedAt));
      return [
        ...[
          one.printedNumber,
          one.series,
          date,
          time,
          one.corrects,
          reasonOf(one),
          one.reference,
          service,
          description,
          day,
        ],
        ...[
          one.customer?.name,
          one.customer?.taxNumber,
          one.customer?.address,
          scheme,
          vatBp / 100,
        ],
        ...[(cents - vatCents) / 100, vatCents / 100, cents / 100],
        ...[one.currency, one.method, one.language, one.issuer.name, one.issuer.taxNumber],
      ];
    }),
  ),
];
