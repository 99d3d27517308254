import * as v from 'valibot';
import { DeskBookingInput } from '../bookings/desk.schema.ts';
import { DESK_SOURCES } from '../bookings/desk.ts';
import { Id } from '../fields.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { MailAddress } from '../mail/mail-address.schema.ts';
import { TypedCode } from '../money/codes.schema.ts';
import { MANUAL_METHODS } from '../money/ledger.ts';
import { PaymentEntryInput } from '../money/payments.schema.ts';
import { InvoicedCustomer } from '../money/receipts.schema.ts';
import { PlainLine } from '../people/person-name.schema.ts';
import { NAME_LENGTH } from '../people/person-name.ts';
import { PHONE_LENGTH } from '../people/phone.ts';
import { isBlank, tidyPhone } from '../texts/tidy-text.ts';
import { PlainRequest } from '../transfers/request.schema.ts';
import { MAX_ORDER_ITEMS } from './orders.ts';

const entries = DeskBookingInput.entries;
/** Places of a departure; `status`: without instant confirmation a trip may wait for the firm's word. */
const TripItem = v.object({
  kind: v.literal('trip'),
  ...v.pick(DeskBookingInput, [
    'optionId',
    'departureId',
    'units',
    'extras',
    'notes',
    'note',
    'answers',
    'pickup',
    'status',
    'price',
    'resellerReference',
  ]).entries,
});
/** A journey at the price of the table, or at the agreed one where the table has none. */
const TransferItem = v.object({
  kind: v.literal('transfer'),
  ...v.pick(PlainRequest, [
    'from',
    'to',
    'outbound',
    'return',
    'adults',
    'childAges',
    'luggage',
    'extras',
    'vehicle',
    'signName',
    'note',
  ]).entries,
  status: v.optional(v.picklist(['confirmed', 'new']), 'confirmed'),
  driverId: v.optional(v.nullable(Id), null),
  /** The driver also on a day off. */
  evenIfOff: v.optional(v.boolean(), false),
  price: entries.price,
});
const Items = v.pipe(
  v.array(v.variant('kind', [TripItem, TransferItem])),
  v.minLength(1),
  v.maxLength(MAX_ORDER_ITEMS),
);

const blankToNull = v.transform((text: string) => (isBlank(text) ? null : text));
const orNull = (schema: v.GenericSchema<string, string>) =>
  v.pipe(v.nullish(v.string(), ''), blankToNull, v.nullable(schema));
/** A walk-in may have none of them. */
const DeskContact = v.object({
  name: orNull(PlainLine(NAME_LENGTH)),
  email: orNull(MailAddress),
  phone: orNull(v.pipe(v.string(), v.transform(tidyPhone), PlainLine(PHONE_LENGTH))),
});

/** What was paid at once, and how. */
const Payments = v.optional(
  v.pipe(
    v.array(
      v.object({
        method: v.picklist(MANUAL_METHODS),
        ...v.pick(PaymentEntryInput, ['cents', 'reference']).entries,
      }),
    ),
    v.maxLength(5),
  ),
  [],
);
const Notify = v.optional(v.boolean(), false);

/** An order by hand: any items, all of them or none. */
export const DeskOrderInput = v.pipe(
  v.object({
    items: Items,
    contact: v.optional(DeskContact, {}),
    customer: InvoicedCustomer,
    language: Language,
    notes: entries.notes,
    note: entries.note,
    source: v.picklist(DESK_SOURCES),
    partnerId: entries.partnerId,
    code: TypedCode,
    payments: Payments,
    /** The guest gets a mail about each item. */
    notify: Notify,
  }),
  v.metadata({
    jsonSchema: {
      examples: [
        {
          items: [
            {
              kind: 'trip',
              optionId: 3,
              departureId: '2027-06-12T10:00:00+02:00',
              units: [{ unitId: 5, quantity: 2 }],
            },
            {
              kind: 'transfer',
              from: 1,
              to: 12,
              outbound: { date: '2027-06-11', time: '14:30', flight: 'VY3726' },
              adults: 2,
              vehicle: 'standard',
              price: { totalCents: 4500, reason: 'Agreed on the telephone' },
            },
          ],
          contact: { name: 'Anna Vidal', phone: '+34600111222' },
          language: 'es',
          source: 'phone',
          payments: [{ method: 'cash', cents: 5000 }],
        },
      ],
    },
  }),
);
/** More items for an order; `version`: as it was read. */
export const DeskItemsInput = v.pipe(
  v.object({
    version: Id,
    items: Items,
    payments: Payments,
    notify: Notify,
  }),
  v.metadata({
    jsonSchema: {
      examples: [
        {
          version: 1,
          items: [
            {
              kind: 'trip',
              optionId: 3,
              departureId: '2027-06-12T10:00:00+02:00',
              units: [{ unitId: 5, quantity: 2 }],
            },
          ],
        },
      ],
    },
  }),
);

/** Items by reference or uuid that become an order of their own. Without a contact it has the same one. */
export const OrderSplitInput = v.pipe(
  v.object({
    version: Id,
    items: v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(60))),
      v.minLength(1),
      v.maxLength(MAX_ORDER_ITEMS),
    ),
    contact: v.optional(DeskContact),
  }),
  v.metadata({
    jsonSchema: {
      examples: [{ version: 1, items: ['ABCD2345'], contact: { name: 'Bert Kern' } }],
    },
  }),
);
