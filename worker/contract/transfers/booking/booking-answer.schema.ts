import * as v from 'valibot';
import { answerOf } from '../../answer-parts.schema.ts';
import { ClockTime, IsoDate } from '../../days.schema.ts';
import { Cents, Count, Id } from '../../fields.schema.ts';
import { Language } from '../../languages/language.schema.ts';
import { inLanguages } from '../../languages/translation.schema.ts';
import { OFFERS } from '../../money/agreement.ts';
import { TRANSFER_REQUEST_STATES } from './booking.ts';

const Texts = v.optional(inLanguages(v.string()));
const MaybeText = v.nullable(v.string());
const Status = v.picklist(TRANSFER_REQUEST_STATES);
const WhichLeg = v.picklist(['outbound', 'return']);
const Place = v.object({
  id: Id,
  kind: v.string(),
  name: v.string(),
  meetingPoint: v.string(),
  translations: v.object({ name: Texts, meetingPoint: Texts }),
});

/** A transfer request as shown to the holder of its link. */
export const TransferBooking = answerOf(
  '/api/transfers/requests/:reference',
  v.object({
    reference: v.string(),
    status: Status,
    language: Language,
    version: Id,
    from: Place,
    to: Place,
    legs: v.array(
      v.object({
        leg: WhichLeg,
        date: IsoDate,
        time: ClockTime,
        startsAt: v.string(),
        endsAt: v.string(),
        flight: MaybeText,
        agreedTime: MaybeText,
        delayMinutes: v.optional(v.nullable(Count)),
        pickupAddress: MaybeText,
        dropoffAddress: MaybeText,
        driver: v.nullable(
          v.object({ name: v.string(), phone: v.string(), vehicle: v.string(), plate: v.string() }),
        ),
        waitingMinutes: Count,
      }),
    ),
    vehicle: v.object({
      code: v.string(),
      name: v.string(),
      translations: v.object({ name: Texts }),
    }),
    adults: Count,
    childAges: v.array(Count),
    luggage: v.object({ large: Count, cabin: Count, bulky: Count }),
    extras: v.array(v.object({ code: v.string(), quantity: Count })),
    currency: v.string(),
    totalCents: Cents,
    lines: v.array(v.object({ code: v.string(), quantity: v.number(), cents: v.number() })),
    contact: v.object({ name: MaybeText, email: MaybeText, phone: MaybeText }),
    signName: MaybeText,
    note: MaybeText,
    events: v.array(
      v.object({
        type: v.picklist(['state', 'change_request', 'driver', 'message', 'edit']),
        status: Status,
        by: v.picklist(['guest', 'firm']),
        note: MaybeText,
        wish: v.nullable(
          v.object({
            leg: v.optional(WhichLeg),
            date: v.optional(v.string()),
            time: v.optional(v.string()),
            flight: v.optional(v.string()),
            address: v.optional(v.string()),
          }),
        ),
        at: v.string(),
      }),
    ),
    cancellation: v.object({
      allowed: v.boolean(),
      feeCents: Cents,
      legs: v.array(v.object({ leg: WhichLeg, feePercent: v.number(), feeCents: Cents })),
      holdsUntil: MaybeText,
      freeUntil: MaybeText,
      tiers: v.array(v.object({ hoursBefore: Count, feePercent: v.number() })),
    }),
    feeCents: v.nullable(Cents),
    canRequestChange: v.boolean(),
    offer: v.nullable(v.picklist(OFFERS)),
    offered: v.nullable(
      v.object({ note: v.string(), until: v.nullable(v.string()), isOver: v.boolean() }),
    ),
    createdAt: v.string(),
    updatedAt: v.string(),
  }),
);
