import * as v from 'valibot';
import { Alt, answerOf, Languages, Translations } from '../answer-parts.schema.ts';
import { Cents, Count, Currency, Id, Slug } from '../fields.schema.ts';
import { TermsInForce } from '../money/payments.schema.ts';
import { SeoInput } from '../pages/seo.schema.ts';
import { QUOTE_LINE_CODES } from './request.ts';
import { PlaceInput, VehicleInput, ZoneInput } from './transfers.schema.ts';

const ZonePrice = v.object({ vehicle: Slug, oneWayCents: Cents, returnCents: Cents });
const MaybeDegrees = v.nullable(v.number());

export const TransferPlaces = answerOf(
  '/api/transfers/places',
  v.array(
    v.object({
      ...v.pick(PlaceInput, ['kind', 'name', 'aliases']).entries,
      id: Id,
      zone: v.nullable(Slug),
      translations: Translations('name'),
    }),
  ),
);
export const TransferZones = answerOf(
  '/api/transfers/zones',
  v.array(
    v.object({
      ...v.pick(ZoneInput, ['slug', 'name', 'minutes', 'km', 'hasPage', 'image']).entries,
      id: Id,
      headline: v.string(),
      translations: Translations('name', 'headline'),
      latitude: MaybeDegrees,
      longitude: MaybeDegrees,
    }),
  ),
);
export const TransferZone = answerOf(
  '/api/transfers/zones/:slug',
  v.object({
    ...ZoneInput.entries,
    id: Id,
    languages: Languages,
    imageAlt: Alt,
    currency: Currency,
    places: v.array(
      v.object({
        ...v.pick(PlaceInput, ['kind', 'name', 'latitude', 'longitude']).entries,
        id: Id,
        translations: Translations('name'),
      }),
    ),
    prices: v.array(ZonePrice),
    seo: v.nullable(SeoInput),
  }),
);
export const TransferVehicles = answerOf(
  '/api/transfers/vehicles',
  v.array(v.object({ ...VehicleInput.entries, id: Id, imageAlt: Alt })),
);
export const TransferPrices = answerOf(
  '/api/transfers/prices',
  v.object({
    currency: Currency,
    version: Count,
    items: v.array(v.object({ ...ZonePrice.entries, zone: Slug })),
  }),
);
export const Quote = answerOf(
  '/api/transfers/quote',
  v.object({
    currency: Currency,
    priceVersion: Id,
    quoteToken: v.string(),
    validUntil: v.string(),
    journeyMinutes: Count,
    waiting: v.object({ outboundMinutes: Count, returnMinutes: v.nullable(Count) }),
    freeCancellationUntil: v.nullable(v.string()),
    payment: TermsInForce,
    options: v.array(
      v.object({
        vehicle: Slug,
        totalCents: Cents,
        cancellationFeeCents: Cents,
        lines: v.array(
          v.object({ code: v.picklist(QUOTE_LINE_CODES), quantity: v.number(), cents: v.number() }),
        ),
      }),
    ),
    unfit: v.array(
      v.object({
        vehicle: Slug,
        reason: v.picklist([
          'passengers',
          'luggage',
          'child_seats',
          'wheelchair',
          'notice',
          'hours',
          'no_price',
        ]),
      }),
    ),
  }),
);
export const TransferRequestAnswer = v.object({
  reference: v.string(),
  manageUrl: v.string(),
  status: v.picklist(['new', 'confirmed']),
});
