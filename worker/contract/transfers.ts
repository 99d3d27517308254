import * as v from 'valibot';
import { Cents, Count, Id, IsoDate, Latitude, Longitude, LongText, Picture, Slug, Text, TextList, Texts } from './fields.ts';
import { inLanguages } from './translation.ts';

export const FaqEntry = v.object({ question: Text, answer: LongText });
export type FaqEntry = v.InferOutput<typeof FaqEntry>;
const Faq = v.pipe(v.array(FaqEntry), v.maxLength(20));
export const PointOfInterest = v.object({ title: Text, text: LongText });
const Pois = v.pipe(v.array(PointOfInterest), v.maxLength(20));

/** A price zone; with `hasPage` it also has the page `/airport-transfers/{slug}`. */
export const ZoneInput = v.object({
  slug: Slug,
  name: Text,
  /** By road from the airport. */
  minutes: Count,
  km: Count,
  hasPage: v.optional(v.boolean(), false),
  image: v.optional(v.nullable(Picture), null),
  sortOrder: v.optional(Count, 0),
  headline: v.optional(LongText, ''),
  intro: v.optional(LongText, ''),
  pois: v.optional(Pois, []),
  faq: v.optional(Faq, []),
  translations: v.optional(
    v.object({
      name: v.optional(Texts),
      headline: v.optional(Texts),
      intro: v.optional(Texts),
      pois: v.optional(inLanguages(Pois)),
      faq: v.optional(inLanguages(Faq)),
    }),
    {},
  ),
});
export type ZoneInput = v.InferOutput<typeof ZoneInput>;

export const PLACE_KINDS = ['airport', 'port', 'town', 'resort', 'hotel'] as const;
export const PlaceInput = v.object({
  kind: v.picklist(PLACE_KINDS),
  name: Text,
  /** Other spellings that a search must find (Mahón for Maó). */
  aliases: v.optional(TextList, []),
  /** None for the airport, from which zones are counted. */
  zoneId: v.nullable(Id),
  latitude: Latitude,
  longitude: Longitude,
  meetingPoint: v.optional(LongText, ''),
  translations: v.optional(v.object({ name: v.optional(Texts), meetingPoint: v.optional(Texts) }), {}),
});
export type PlaceInput = v.InferOutput<typeof PlaceInput>;

export const VehicleInput = v.object({
  code: Slug,
  name: Text,
  description: v.optional(LongText, ''),
  image: v.optional(v.nullable(Picture), null),
  maxPassengers: v.pipe(Count, v.minValue(1)),
  largeBags: Count,
  cabinBags: Count,
  childSeats: Count,
  hasWheelchairAccess: v.optional(v.boolean(), false),
  /** Shortest notice for a request. */
  leadMinutes: Count,
  sortOrder: v.optional(Count, 0),
  translations: v.optional(v.object({ name: v.optional(Texts), description: v.optional(Texts) }), {}),
});
export type VehicleInput = v.InferOutput<typeof VehicleInput>;

export const PriceInput = v.object({
  zoneId: Id,
  vehicleId: Id,
  oneWayCents: Cents,
  returnCents: Cents,
  validFrom: IsoDate,
  validTo: v.optional(v.nullable(IsoDate), null),
});
export type PriceInput = v.InferOutput<typeof PriceInput>;

/** One extra with its price; percentages are of the leg they apply to. */
export const EXTRA_CODES = ['child-seat', 'booster', 'bulky-luggage', 'pet', 'extra-stop', 'meet-and-greet'] as const;

export const TransferRules = v.object({
  /** Wall time in Menorca; the window may cross midnight. */
  night: v.object({ from: v.string(), to: v.string(), percent: Count, lateFlightGraceMinutes: Count }),
  holiday: v.object({ dates: v.array(v.pipe(v.string(), v.regex(/^\d{2}-\d{2}$/))), percent: Count }),
  extras: v.array(v.object({ code: v.picklist(EXTRA_CODES), cents: Cents, max: Count })),
  waiting: v.object({ airportMinutes: Count, portMinutes: Count, otherMinutes: Count, extraQuarterCents: Cents }),
  minimumNoticeMinutes: Count,
  /** Hours before pick-up from which the percentage is charged, highest first. */
  cancellation: v.array(v.object({ hoursBefore: Count, feePercent: v.pipe(Count, v.maxValue(100)) })),
  maxPassengers: Count,
});
export type TransferRules = v.InferOutput<typeof TransferRules>;
