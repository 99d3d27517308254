import * as v from 'valibot';
import { ClockTime, DepartureId, IsoDate, QueryDay } from '../days.schema.ts';
import { Cents, Filled, Id } from '../fields.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { pagingEntries } from '../paging.schema.ts';
import { cutText, tidyLine, tidyText } from '../texts/tidy-text.ts';
import { MAX_SALE_TEXT, SALE_FIELDS } from './anchors.ts';
import { DATE_ORDERS, SALE_KINDS } from './reading.ts';
import { SALE_STATES } from './sales.ts';

const MAX_ANCHORS = 60;
const MAX_NAMES = 300;

const line = (length: number) =>
  v.pipe(
    v.nullish(v.string(), ''),
    v.transform((sent) => tidyLine(sent)),
    v.maxLength(length),
    v.transform((sent) => sent || null),
  );
const text = (length: number) =>
  v.pipe(v.optional(v.string(), ''), v.transform(tidyText), v.maxLength(length));
const oneOf = <const T extends readonly string[]>(values: T) =>
  v.pipe(
    v.optional(v.string()),
    v.metadata({ jsonSchema: { enum: values } }),
    v.transform((sent): T[number] | undefined => values.find((value) => value === sent)),
  );
const Quantity = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const QueryCount = v.pipe(
  v.optional(v.string(), '0'),
  v.metadata({ jsonSchema: { type: 'integer' } }),
  v.transform((sent) => (/^\d{1,2}$/.test(sent) ? Number(sent) : 0)),
);
const Units = v.pipe(
  v.array(
    v.object({
      unitId: Id,
      quantity: Quantity,
      ages: v.optional(v.pipe(v.array(Quantity), v.maxLength(99)), []),
    }),
  ),
  v.minLength(1),
  v.maxLength(20),
);

export const SaleAnchorInput = v.object({
  field: v.picklist(SALE_FIELDS),
  before: text(300),
  after: text(120),
});
export const SaleNameInput = v.object({ name: Filled(200), optionId: Id });
/** The layout of a sender's mails; `sender` is an address or a domain. */
export const SaleTemplateInput = v.object({
  name: Filled(120),
  sender: v.pipe(
    v.string(),
    v.examples(['bookings@marketplace.example']),
    v.transform((sent) => sent.trim().toLowerCase().replace(/^@/, '')),
    v.regex(/^(?:[\w.+%-]{1,64}@)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/),
    v.maxLength(254),
  ),
  partnerId: Id,
  language: v.optional(v.nullable(Language), null),
  dateOrder: v.optional(v.nullable(v.picklist(DATE_ORDERS)), null),
  anchors: v.optional(v.pipe(v.array(SaleAnchorInput), v.maxLength(MAX_ANCHORS)), []),
  changedText: text(200),
  cancelledText: text(200),
  names: v.optional(v.pipe(v.array(SaleNameInput), v.maxLength(MAX_NAMES)), []),
  notify: v.optional(v.boolean(), false),
  isActive: v.optional(v.boolean(), true),
});
/** A layout that is tried on the mails of its sender, and on the one that it is made from. */
export const SaleTrialInput = v.object({
  ...v.omit(SaleTemplateInput, ['name', 'partnerId', 'notify', 'isActive']).entries,
  messageId: v.optional(v.nullable(v.pipe(v.string(), v.uuid())), null),
});

export const SaleQuery = v.object({
  q: v.pipe(
    v.optional(v.string(), ''),
    v.transform((sent) => cutText(tidyLine(sent), 80) || undefined),
  ),
  state: oneOf([...SALE_STATES, 'all']),
  kind: oneOf(SALE_KINDS),
  ...pagingEntries,
});
/** A mail or a message, pasted or shared; of a forwarded mail the lines above it say who wrote it. */
export const SalePaste = v.object({
  text: v.pipe(
    v.string(),
    v.examples(['Sind Samstag noch 4 Plätze frei, 2 Kinder?']),
    v.transform(tidyText),
    v.minLength(1),
    v.maxLength(MAX_SALE_TEXT),
  ),
  subject: v.optional(line(300), null),
});
const Version = { version: Id };
const Choice = { optionId: Id, departureId: DepartureId, units: Units };

/** A draft as the firm completes it: booked under its partner, once for the reference. */
export const SaleBookingInput = v.object({
  ...Version,
  ...Choice,
  partnerId: Id,
  reference: Filled(100),
  name: line(200),
  email: v.nullish(
    v.union([v.literal(''), v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254))]),
    null,
  ),
  phone: line(40),
  language: v.optional(v.nullable(Language), null),
  netCents: v.optional(v.nullable(Cents), null),
  notes: v.pipe(
    v.nullish(v.string(), ''),
    v.transform((sent) => tidyText(sent)),
    v.maxLength(3000),
    v.transform((sent) => sent || null),
  ),
  notify: v.optional(v.boolean(), false),
  /** Remembers what the sender calls this option. */
  remember: v.optional(v.boolean(), false),
});
/** Does what a draft about a booking says: another start or other people, or its cancellation. */
export const SaleApplyInput = v.object({ ...Version, choice: v.optional(v.object(Choice)) });
export const SaleStateInput = v.object({ ...Version, state: v.picklist(SALE_STATES) });
/** Holds places for a question and answers the text to send. */
export const SaleAnswerInput = v.object({
  ...Version,
  ...Choice,
  language: Language,
});
export const SaleFitsQuery = v.object({
  trip: v.pipe(
    v.optional(v.string()),
    v.metadata({ jsonSchema: { type: 'integer' } }),
    v.transform((sent) => (sent && /^[1-9]\d{0,8}$/.test(sent) ? Number(sent) : undefined)),
  ),
  day: QueryDay,
  adults: QueryCount,
  children: QueryCount,
  infants: QueryCount,
});
export const SaleNamesInput = v.object({
  names: v.pipe(v.array(SaleNameInput), v.maxLength(MAX_NAMES)),
});
export const AllotmentsInput = v.object({
  allotments: v.pipe(
    v.array(
      v.object({
        optionId: Id,
        places: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
      }),
    ),
    v.maxLength(MAX_NAMES),
  ),
});
/** A departure that was closed by hand where a partner sells it, or opened again. */
export const ClosingInput = v.object({
  partnerId: Id,
  optionId: Id,
  date: IsoDate,
  time: v.union([v.literal(''), ClockTime]),
  isClosed: v.boolean(),
});
