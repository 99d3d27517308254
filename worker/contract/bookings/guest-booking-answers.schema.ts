import * as v from 'valibot';
import { answerOf, Translations } from '../answer-parts.schema.ts';
import { IsoDate } from '../days.schema.ts';
import { Count, Id } from '../fields.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { inLanguages } from '../languages/translation.schema.ts';
import { OFFERS } from '../money/agreement.ts';
import { TermsInForce } from '../money/payments.schema.ts';
import { TripInput } from '../trips/trips.schema.ts';
import { BOOKING_STATUSES } from './bookings.ts';
import { IF_SILENT } from './calling-off/calling-off.ts';
import { ENDINGS } from './guest-bookings.ts';
import { DepartureMinimum } from './minimum/minimum.schema.ts';
import { BookedPickup, PickupPoint } from './needs/pickups.schema.ts';
import { AskedQuestion, BookedAnswer } from './needs/questions.schema.ts';
import { AVAILABILITY_TYPES, CONTACT_FIELDS, UNIT_TYPES } from './plans.ts';

const At = v.nullable(v.string());
const Terms = v.object({ percent: v.nullable(Count), cents: v.nullable(Count) });
const Lines = v.array(
  v.object({
    kind: v.picklist(['unit', 'booking', 'extra', 'discount']),
    id: v.nullable(Id),
    name: v.string(),
    quantity: Count,
    /** Negative of a discount. */
    cents: v.pipe(v.number(), v.integer()),
    terms: v.optional(Terms),
  }),
);

export const GuestBooking = answerOf(
  '/api/bookings/:reference',
  v.object({
    uuid: v.string(),
    reference: v.string(),
    status: v.picklist(BOOKING_STATUSES),
    endedAs: v.nullable(v.picklist(ENDINGS)),
    refund: v.nullable(v.picklist(['FULL', 'PARTIAL', 'NONE'])),
    calledOff: v.nullable(
      v.object({
        reason: At,
        choice: v.nullable(v.picklist(['date', 'refund'])),
        offered: v.nullable(
          v.object({
            date: IsoDate,
            starts: v.array(
              v.object({
                id: v.string(),
                time: v.string(),
                vacancies: v.nullable(Count),
                isAvailable: v.boolean(),
              }),
            ),
          }),
        ),
        answerBy: At,
        ifSilent: v.picklist(IF_SILENT),
      }),
    ),
    minimum: DepartureMinimum,
    expiresAt: At,
    canCancel: v.boolean(),
    canChange: v.boolean(),
    freeUntil: At,
    feeCents: Count,
    date: IsoDate,
    time: v.string(),
    endsAt: At,
    places: Count,
    totalCents: Count,
    currency: v.literal('EUR'),
    lines: Lines,
    extras: v.array(v.object({ extraId: Id, quantity: Count })),
    tickets: v.array(
      v.object({
        uuid: v.string(),
        unitId: Id,
        ticketCode: v.string(),
        age: v.nullable(Count),
        redeemedAt: At,
      }),
    ),
    contact: v.object({ name: At, email: At, phone: At }),
    notes: At,
    answers: v.array(BookedAnswer),
    pickup: v.nullable(BookedPickup),
    weatherNote: v.nullable(inLanguages(v.string())),
    delayMinutes: v.optional(v.nullable(v.number())),
    language: Language,
    createdAt: v.string(),
    offer: v.nullable(v.picklist(OFFERS)),
    offered: v.nullable(
      v.object({
        option: v.nullable(
          v.object({ name: v.string(), translations: Translations('name', 'description') }),
        ),
        ...{ title: v.string(), date: IsoDate, time: v.string() },
        ...{ totalCents: Count, depositCents: Count, note: v.string(), isHeld: v.boolean() },
        ...{ until: At, isOver: v.boolean(), isFull: v.boolean() },
      }),
    ),
    termsAcceptedAt: At,
    option: v.object({
      id: Id,
      name: v.string(),
      instantConfirmation: v.boolean(),
      availabilityType: v.picklist(AVAILABILITY_TYPES),
      durationMinutes: Count,
      requiredContactFields: v.array(v.picklist(CONTACT_FIELDS)),
      questions: v.array(AskedQuestion),
      pickups: v.array(PickupPoint),
      translations: Translations('name', 'description'),
    }),
    units: v.array(
      v.object({
        id: Id,
        type: v.picklist(UNIT_TYPES),
        name: v.string(),
        translations: Translations('name'),
      }),
    ),
    trip: v.object({
      ...v.pick(TripInput, [
        'name',
        'slug',
        'image',
        'location',
        'duration',
        'meetingPoint',
        'cancellationPolicy',
        'bring',
        'meetingLatitude',
        'meetingLongitude',
        'guideLanguages',
        'translations',
      ]).entries,
      id: Id,
      isPublished: v.boolean(),
    }),
  }),
);
export const GuestBookingAnswer = v.object({
  booking: GuestBooking,
  token: v.string(),
  manageUrl: v.string(),
});
export const GuestBookingCost = v.object({
  totalCents: Count,
  lines: Lines,
  differenceCents: v.pipe(v.number(), v.integer()),
  feeCents: Count,
  terms: v.nullable(v.object({ ...TermsInForce.entries, freeUntil: v.nullable(v.string()) })),
});
