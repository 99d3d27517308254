import * as v from 'valibot';
import { DepartureId } from '../days.schema.ts';
import { Cents, Filled, Id } from '../fields.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { TypedCode } from '../money/codes.schema.ts';
import { tidyLine, tidyText } from '../texts/tidy-text.ts';
import { DESK_SOURCES } from './desk.ts';
import { Pickup } from './needs/pickups.schema.ts';
import { Answers } from './needs/questions.schema.ts';

const MAX_ITEMS = 20;
const Quantity = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const Units = v.pipe(
  v.array(
    v.object({
      unitId: Id,
      quantity: Quantity,
      ages: v.optional(v.pipe(v.array(Quantity), v.maxLength(99))),
    }),
  ),
  v.maxLength(MAX_ITEMS),
  v.check((units) => units.reduce((sum, { quantity }) => sum + quantity, 0) <= 200, 'too_many'),
);
const Extras = v.pipe(
  v.array(v.object({ extraId: Id, quantity: Quantity })),
  v.maxLength(MAX_ITEMS),
);
const line = (length: number) =>
  v.pipe(
    v.nullish(v.string(), ''),
    v.transform((sent) => tidyLine(sent)),
    v.maxLength(length),
    v.transform((sent) => sent || null),
  );
const text = (length: number) =>
  v.pipe(
    v.nullish(v.string(), ''),
    v.transform(tidyText),
    v.maxLength(length),
    v.transform((sent) => sent || null),
  );
/** A guest at the desk may have neither address nor telephone. */
const Contact = v.object({
  name: Filled(200),
  email: v.nullish(
    v.union([v.literal(''), v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254))]),
    null,
  ),
  phone: line(40),
});
/** Another price than the list's, and why. */
const AgreedPrice = v.object({ totalCents: Cents, reason: Filled(300) });
const Tickets = v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(200));
const Version = { version: Id };
const Notify = { notify: v.optional(v.boolean(), false) };

/** A booking by hand. It may be made after the cut-off; places decide as for everybody. */
export const DeskBookingInput = v.object({
  /** The same one never books twice. */
  uuid: v.optional(v.pipe(v.string(), v.uuid(), v.toLowerCase())),
  optionId: Id,
  departureId: DepartureId,
  units: Units,
  extras: v.optional(Extras, []),
  contact: Contact,
  language: Language,
  notes: text(3000),
  note: text(3000),
  /** Any of what the option asks; the guest is asked for the rest later. */
  answers: v.optional(Answers, []),
  pickup: Pickup,
  source: v.picklist(DESK_SOURCES),
  resellerReference: line(100),
  /** The partner who sent the guest. */
  partnerId: v.optional(v.nullable(Id), null),
  status: v.optional(v.picklist(['CONFIRMED', 'PENDING']), 'CONFIRMED'),
  price: v.optional(AgreedPrice),
  /** A discount code; an agreed price counts before it. */
  code: TypedCode,
  ...Notify,
});
export const DeskBookingChange = v.object({
  ...Version,
  contact: v.optional(Contact),
  language: v.optional(Language),
  units: v.optional(Units),
  extras: v.optional(Extras),
  notes: v.optional(text(3000)),
  /** Written over those that are there; an empty value takes one back. */
  answers: v.optional(Answers),
  pickup: Pickup,
  price: v.optional(AgreedPrice),
  ...Notify,
});
/** Another departure, also of another option, which then needs units of its own. */
export const DeskMove = v.object({
  ...Version,
  optionId: v.optional(Id),
  departureId: DepartureId,
  units: v.optional(Units),
  keepPrice: v.optional(v.boolean(), false),
  ...Notify,
});
/** The tickets that become a booking of their own. */
export const DeskSplit = v.object({ ...Version, tickets: Tickets, contact: v.optional(Contact) });
/** `anyDay`: also on another day than the departure's. */
export const DeskRedeemQuery = v.object({
  anyDay: v.optional(
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((text) => text === 'true'),
    ),
  ),
});
/** By default all tickets that were checked in. */
export const DeskUndoRedeem = v.object({ tickets: v.optional(Tickets) });
/** By default all tickets that were not used. */
export const DeskNoShow = v.object({
  ...Version,
  tickets: v.optional(Tickets),
  isNoShow: v.optional(v.boolean(), true),
});
