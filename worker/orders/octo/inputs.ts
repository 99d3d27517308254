import type { Context } from 'hono';
import * as v from 'valibot';
import { ANSWER_LENGTH } from '#contract/bookings/needs/questions.ts';
import { isBookable, isCalendarDay } from '#contract/calendar.ts';
import { tidyLine } from '#contract/texts/tidy-text.ts';
import { readBody } from '#core/http/bodies/body.ts';
import type { App } from '#env';
import { badRequest } from './errors.ts';

// Bodies of OCTO. Ids are read as whatever was sent: an absent or wrong one has an error of its own.

const BODY_LIMIT_BYTES = 256 * 1024;
const MAX_UNITS = 200;
const MAX_IDS = 100;

const text = (length: number) => v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(length)));
/** Names and the like, which stand in mails and on sheets. */
const line = (length: number) =>
  v.nullish(
    v.pipe(
      v.string(),
      v.transform((sent) => tidyLine(sent).replace(/\s+/gu, ' ')),
      v.maxLength(length),
    ),
  );
const Uuid = v.optional(v.pipe(v.string(), v.uuid(), v.toLowerCase()));
const Minutes = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)));
const Reference = line(100);
const Day = v.optional(
  v.pipe(
    v.string(),
    v.check(isCalendarDay, 'A date is YYYY-MM-DD.'),
    v.check(isBookable, 'This date is too far away.'),
  ),
);
const Id = v.optional(v.unknown());

const Contact = v.optional(
  v.nullable(
    v.object({
      fullName: line(200),
      firstName: line(100),
      lastName: line(100),
      emailAddress: v.nullish(
        v.union([v.literal(''), v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254))]),
      ),
      phoneNumber: line(40),
      country: line(60),
      postalCode: line(20),
      locales: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(35))), v.maxLength(20))),
      notes: text(2000),
    }),
  ),
);
const QuestionAnswers = v.nullish(
  v.pipe(
    v.array(
      v.object({ questionId: v.pipe(v.string(), v.maxLength(40)), value: text(ANSWER_LENGTH) }),
    ),
    v.maxLength(50),
  ),
);
const PickupFields = {
  pickupRequested: v.nullish(v.boolean()),
  pickupPointId: v.nullish(v.pipe(v.string(), v.maxLength(40))),
  pickupHotel: line(200),
  pickupHotelRoom: line(40),
};
/** Extras are not sold to resellers: refused by name, not dropped. */
const NoExtras = v.nullish(v.pipe(v.array(v.unknown()), v.length(0, 'No extras are sold here.')));
const UnitItems = v.optional(
  v.nullable(
    v.pipe(
      v.array(
        v.object({
          ...{ uuid: Uuid, unitId: Id, resellerReference: Reference, contact: Contact },
          questionAnswers: QuestionAnswers,
          extras: NoExtras,
        }),
      ),
      v.maxLength(MAX_UNITS),
    ),
  ),
);
const Units = v.optional(
  v.nullable(
    v.pipe(
      v.array(
        v.object({
          id: Id,
          quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_UNITS)),
        }),
      ),
      v.maxLength(50),
    ),
  ),
);
const Currency = v.nullish(v.literal('EUR', 'Prices are in EUR.'));

export const AvailabilityBody = v.object({
  productId: Id,
  optionId: Id,
  localDate: Day,
  localDateStart: Day,
  localDateEnd: Day,
  availabilityIds: v.optional(v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(MAX_IDS))),
  units: Units,
  extras: NoExtras,
  currency: Currency,
});
const Booked = {
  notes: text(2000),
  resellerReference: Reference,
  unitItems: UnitItems,
  extras: NoExtras,
  contact: Contact,
  emailReceipt: v.optional(v.boolean()),
  questionAnswers: QuestionAnswers,
  ...PickupFields,
};
const Place = { productId: Id, optionId: Id, availabilityId: Id, expirationMinutes: Minutes };
export const ReservationBody = v.object({ uuid: Uuid, ...Place, ...Booked, currency: Currency });
export const UpdateBody = v.object({ ...Place, ...Booked });
export const ConfirmationBody = v.object(Booked);
export const ExtensionBody = v.object({ expirationMinutes: Minutes });
export const CancellationBody = v.object({ reason: text(500), force: v.optional(v.boolean()) });

export type AvailabilityRequest = v.InferOutput<typeof AvailabilityBody>;
export type SentUnits = v.InferOutput<typeof UnitItems>;
export type SentAnswers = v.InferOutput<typeof QuestionAnswers>;
const PickupBody = v.object(PickupFields);
export type SentPickups = v.InferOutput<typeof PickupBody>;
export type SentContact = v.InferOutput<typeof Contact>;

/** The body by its schema; an absent one is empty. */
export async function readOcto<S extends v.GenericSchema>(
  c: Context<App>,
  schema: S,
): Promise<v.InferOutput<S>> {
  const sent = c.req.raw.body ? await readBody(c.req.raw, BODY_LIMIT_BYTES) : {};
  const { success, output, issues } = v.safeParse(schema, sent);
  if (success) return output;
  throw badRequest(
    issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join(' '),
  );
}
