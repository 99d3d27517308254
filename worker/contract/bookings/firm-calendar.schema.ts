import * as v from 'valibot';
import { Pay } from '../crew/pay.schema.ts';
import { ClockTime, IsoTimestamp, QueryDay } from '../days.schema.ts';
import { Filled, Id } from '../fields.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { inLanguages } from '../languages/translation.schema.ts';
import { MailAddress } from '../mail/mail-address.schema.ts';
import { PHONE_LENGTH } from '../people/phone.ts';
import { compactCode, tidyPhone, tidyText } from '../texts/tidy-text.ts';

const MAX_TICKETS = 500;
const MAX_PLACES = 10_000;

/** Without days: a month from today. */
export const CalendarQuery = v.object({ from: QueryDay, to: QueryDay });

export const PickupsQuery = v.object({ date: QueryDay });

const Places = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PLACES));
/**
 * What is to be different on that day: closed; open, which also adds a departure that no schedule has; another capacity (null: that of the
 * schedule); another time; or how many people it needs to run (null: as the option says, 0: any number).
 */
export const PlanChange = v.variant('kind', [
  v.object({ kind: v.literal('close') }),
  v.object({ kind: v.literal('open'), capacity: v.optional(Places) }),
  v.object({ kind: v.literal('capacity'), capacity: v.nullable(Places) }),
  v.object({ kind: v.literal('time'), time: ClockTime }),
  v.object({ kind: v.literal('minimum'), people: v.nullable(Places) }),
]);

const TicketCode = v.pipe(v.string(), v.transform(compactCode), v.minLength(1), v.maxLength(100));

/** `at`: when the ticket was scanned, by the clock of the device; without it, now. `anyDay`: also on another day than the departure's. */
export const CheckInInput = v.object({
  tickets: v.pipe(
    v.array(
      v.object({
        code: TicketCode,
        at: v.optional(IsoTimestamp),
        anyDay: v.optional(v.boolean(), false),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_TICKETS),
  ),
});
/** Codes of tickets that were checked in by mistake. `at`: when it was noticed; a later check-in stays. */
export const UndoCheckInInput = v.object({
  tickets: v.pipe(v.array(TicketCode), v.minLength(1), v.maxLength(MAX_TICKETS)),
  at: v.optional(IsoTimestamp),
});
/** `evenIfOff`: also on a day off. */
export const GuideChoice = v.object({
  guideId: v.nullable(Id),
  evenIfOff: v.optional(v.boolean(), false),
});
const WeatherText = v.pipe(v.string(), v.transform(tidyText), v.maxLength(500));
/** By language; without any text there is no note. */
export const WeatherNoteInput = inLanguages(WeatherText);
/** `dryRun`: only says whom it concerns. */
export const ReopenInput = v.object({
  notify: v.optional(v.boolean(), true),
  dryRun: v.optional(v.boolean(), false),
});
/** Whether the firm notified the guest itself. */
export const NotifiedInput = v.object({ isTold: v.boolean() });

export const GuideInput = v.object({
  name: Filled(120),
  phone: v.pipe(v.optional(v.string(), ''), v.transform(tidyPhone), v.maxLength(PHONE_LENGTH)),
  email: v.pipe(
    v.nullish(v.string(), ''),
    v.transform((text) => text.trim() || null),
    v.nullable(MailAddress),
  ),
  languages: v.optional(v.array(Language), []),
  /** The person among the resources, whose days off count. */
  resourceId: v.optional(v.nullable(Id), null),
  isActive: v.optional(v.boolean(), true),
  ...Pay.entries,
});

/** Of a guide, of a driver, or with neither of the whole firm. */
export const FeedInput = v.object({
  name: Filled(120),
  guideId: v.optional(v.nullable(Id), null),
  driverId: v.optional(v.nullable(Id), null),
});
