import * as v from 'valibot';
import { Pay } from '../../crew/pay.schema.ts';
import { BookingDay, ClockTime, IsoTimestamp } from '../../days.schema.ts';
import { Cents, Id, LongText } from '../../fields.schema.ts';
import { EMAIL_PATTERN } from '../../mail/contact.ts';
import { PersonName, PlainLine } from '../../people/person-name.schema.ts';
import { NAME_LENGTH } from '../../people/person-name.ts';
import { PHONE_LENGTH } from '../../people/phone.ts';
import type { FieldErrorCode } from '../../problem.ts';
import { tidyCode, tidyPhone, tidyText } from '../../texts/tidy-text.ts';
import { AddressLine, Flight } from '../fields.schema.ts';
import { TRANSFER_INBOX_STATES } from './admin.ts';
import { ADMIN_LINE_CODES } from './admin-input.ts';

const code = (name: FieldErrorCode) => name;

const Version = v.object({ version: Id });
const Note = v.optional(
  v.pipe(
    v.nullable(LongText),
    v.transform((text) => text || undefined),
  ),
);
/** The guest gets a mail unless this is false. */
const Notify = v.optional(v.boolean(), true);

/** `note` is sent to the guest. `feeCents` of a cancellation; without it the rules decide. */
export const StateInput = v.object({
  ...Version.entries,
  to: v.picklist(TRANSFER_INBOX_STATES),
  /** Of a confirmation or an offer: another total than the request has. */
  totalCents: v.optional(Cents),
  /** A request without a price is confirmed, or quoted, as free of charge. */
  isFree: v.optional(v.boolean(), false),
  /** Of an offer: when it ends. */
  until: v.optional(v.nullable(IsoTimestamp), null),
  note: Note,
  feeCents: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  notify: Notify,
});

/** Without `leg`: all legs. `driverId` null removes the driver. */
/** `evenIfOff`: also on a day off. */
export const DriverAssignment = v.object({
  ...Version.entries,
  leg: v.optional(v.picklist(['outbound', 'return'])),
  driverId: v.nullable(Id),
  evenIfOff: v.optional(v.boolean(), false),
  notify: Notify,
});

/** `resourceId` null frees the van. */
export const VanAssignment = v.object({
  ...Version.entries,
  leg: v.picklist(['outbound', 'return']),
  resourceId: v.nullable(Id),
});

/** A flight's new time: the journey is picked up then, at the same price. Without `date` on the same day. */
export const ArrivalInput = v.object({
  ...Version.entries,
  leg: v.picklist(['outbound', 'return']),
  date: v.optional(BookingDay),
  time: ClockTime,
  notify: Notify,
});

export const NoteInput = v.object({ text: v.pipe(LongText, v.minLength(1)) });

const AdminLine = v.object({
  code: v.picklist(ADMIN_LINE_CODES),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
  cents: v.pipe(v.number(), v.integer(), v.minValue(-10_000_000), v.maxValue(10_000_000)),
});
const emptyToNull = v.transform((text: string) => text || null);
const nullable = (schema: v.GenericSchema<string, string>) =>
  v.optional(
    v.pipe(
      v.nullable(schema),
      v.transform((text) => text || null),
    ),
  );
const FewPieces = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));

/** Omitted fields stay unchanged. With `notify` the guest gets the changed booking together with `reason`. */
export const TransferEdit = v.object({
  ...Version.entries,
  fromPlaceId: v.optional(Id),
  toPlaceId: v.optional(Id),
  vehicle: v.optional(v.pipe(v.string(), v.maxLength(120))),
  legs: v.optional(
    v.pipe(
      v.array(
        v.object({
          leg: v.picklist(['outbound', 'return']),
          date: BookingDay,
          time: ClockTime,
          flight: Flight,
          pickupAddress: nullable(AddressLine),
          dropoffAddress: nullable(AddressLine),
        }),
      ),
      v.maxLength(2),
      v.check((legs) => new Set(legs.map(({ leg }) => leg)).size === legs.length, code('invalid')),
    ),
  ),
  adults: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60))),
  childAges: v.optional(
    v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(17))),
      v.maxLength(30),
    ),
  ),
  luggage: v.optional(v.object({ large: FewPieces, cabin: FewPieces, bulky: FewPieces })),
  lines: v.optional(
    v.pipe(
      v.array(AdminLine),
      v.minLength(1),
      v.maxLength(40),
      v.check((lines) => lines.reduce((sum, { cents }) => sum + cents, 0) >= 0, code('too_short')),
    ),
  ),
  contact: v.optional(
    v.object({
      name: PersonName,
      email: v.pipe(
        v.nullable(
          v.pipe(
            v.string(),
            v.transform(tidyCode),
            v.maxLength(254),
            v.check((text) => text === '' || EMAIL_PATTERN.test(text), code('email')),
            emptyToNull,
          ),
        ),
      ),
      phone: v.nullable(
        v.pipe(v.string(), v.transform(tidyPhone), PlainLine(PHONE_LENGTH), emptyToNull),
      ),
    }),
  ),
  signName: nullable(PlainLine(NAME_LENGTH)),
  note: nullable(v.pipe(v.string(), v.transform(tidyText), v.maxLength(3000))),
  reason: Note,
  notify: v.optional(v.boolean(), false),
});

export const DriverInput = v.object({
  name: PersonName,
  phone: v.pipe(v.string(), v.transform(tidyPhone), v.minLength(1), v.maxLength(40)),
  vehicle: v.optional(PlainLine(120), ''),
  plate: v.optional(
    v.pipe(v.string(), v.transform(tidyCode), v.toUpperCase(), v.maxLength(20)),
    '',
  ),
  /** The person among the resources: days off, languages and what else needs them. */
  resourceId: v.optional(v.nullable(Id), null),
  isActive: v.optional(v.boolean(), true),
  ...Pay.entries,
});
