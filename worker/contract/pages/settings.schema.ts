import * as v from 'valibot';
import { SectionLayout } from '../content/sections.schema.ts';
import { ClockTime } from '../days.schema.ts';
import { Count, Latitude, Longitude, LongText, Slug, Text, Texts } from '../fields.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { DEFAULT_LANGUAGE } from '../languages/language.ts';
import { ContactEmail } from '../mail/contact.schema.ts';
import { LEGAL_NAME_LENGTH } from '../money/invoices/invoices.ts';
import { PAYMENT_MARKS } from '../money/payment-marks.ts';
import { isPhoneLike } from '../people/phone.ts';
import { WebAddress } from '../texts/links.schema.ts';
import { printed } from '../texts/printed-text.schema.ts';
import { tidyPhone } from '../texts/tidy-text.ts';
import { BASKET_RULES } from './basket-rules.ts';
import { Brand } from './brand.schema.ts';
import { CHAT_PLACES } from './chat-places.ts';
import { Menus } from './menus.schema.ts';
import { HOST } from './widgets.ts';

const Optional = v.optional(LongText, '');
/** Of what receipts and statements print about the firm. */
const Printed = v.optional(printed(LongText), '');
const isPhoneOrNone = (phone: string) => phone === '' || isPhoneLike(phone);
const PhoneOrNone = v.pipe(
  v.string(),
  v.transform(tidyPhone),
  v.maxLength(40),
  v.check(isPhoneOrNone, 'phone'),
);
const Months = v.pipe(Count, v.maxValue(1200));

/** The firm and the site, as the settings screen edits them. Fields that the owner must fill in are empty in the demo. */
export const Settings = v.object({
  siteName: printed(Text),
  tagline: v.optional(Texts, {}),
  /** As long as the tax office's records take it. */
  legalName: v.optional(printed(v.pipe(LongText, v.maxLength(LEGAL_NAME_LENGTH))), ''),
  taxId: Printed,
  /** Entry in the commercial register: volume, folio, sheet. */
  commercialRegister: Optional,
  /** Bodies that authorise and supervise the activity. */
  supervisoryAuthority: Optional,
  /** Registrations as a travel agency and as a carrier (VTC up to nine seats, VD above). */
  travelLicence: Optional,
  transportLicence: Optional,
  email: v.optional(v.union([v.literal(''), ContactEmail]), ''),
  /** E.164, shown formatted. */
  phone: v.optional(PhoneOrNone, ''),
  /** E.164; digits go into `https://wa.me/{digits}`. */
  whatsapp: v.optional(PhoneOrNone, ''),
  street: Printed,
  postalCode: Printed,
  city: Printed,
  latitude: v.optional(v.nullable(Latitude), null),
  longitude: v.optional(v.nullable(Longitude), null),
  /** 0 = Sunday; closed when missing. */
  hours: v.optional(
    v.pipe(
      v.array(v.object({ day: v.pipe(Count, v.maxValue(6)), opens: ClockTime, closes: ClockTime })),
      v.maxLength(14),
    ),
    [],
  ),
  social: v.optional(
    v.pipe(v.array(v.object({ name: Text, url: WebAddress })), v.maxLength(20)),
    [],
  ),
  /** The firm's page at a site that rates it, and that site's name. */
  ratingName: v.optional(v.pipe(LongText, v.maxLength(60)), ''),
  ratingUrl: v.optional(v.union([v.literal(''), WebAddress]), ''),
  brand: v.optional(Brand, {}),
  paymentMarks: v.optional(v.array(v.picklist(PAYMENT_MARKS)), ['visa', 'mastercard', 'paypal']),
  defaultLanguage: v.optional(Language, DEFAULT_LANGUAGE),
  analyticsId: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{0,60}$/))), null),
  /** Months after which consent is requested again. */
  consentMonths: v.optional(Months, 12),
  /** Months after which requests and messages are anonymised. */
  retentionMonths: v.optional(Months, 24),
  /** Notice in hours up to which a trip is cancelled free of charge; 0: never. */
  tripCancellationHours: v.optional(v.pipe(Count, v.maxValue(2000)), 48),
  /** What may be ordered in one go: everything, or one kind of item at a time, each with a checkout of its own. */
  basketHolds: v.optional(v.picklist(BASKET_RULES), 'everything'),
  /** Whether the basket names a trip after a transfer and the transfer after a trip. */
  basketSuggests: v.optional(v.boolean(), true),
  chatPlace: v.optional(v.picklist(CHAT_PLACES), 'corner'),
  /** Sites that may show `/widget/...` in a frame; not public. */
  widgetHosts: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(HOST))), v.maxLength(200)),
    [],
  ),
  /** The owner's lawyer has read the legal texts; not public. */
  isLegalChecked: v.optional(v.boolean(), false),
});

/** What every page knows: the settings, and the figures of the transfer rules that fixed texts mention. */
export const PublicSettings = v.object({
  ...v.omit(Settings, ['isLegalChecked', 'brand', 'widgetHosts']).entries,
  /** Left out by a site that has its own look. */
  brand: v.optional(Brand),
  /** Whether guests pay on Stripe's page, which has not all languages. */
  isPaidAtStripe: v.optional(v.boolean()),
  figures: v.object({
    /** Notice up to which a transfer is cancelled free of charge; null: never. */
    freeCancellationHours: v.nullable(Count),
    airportWaitingMinutes: Count,
    /** Pick-ups are within; null: at any hour. */
    hours: v.nullable(v.object({ from: ClockTime, to: ClockTime })),
  }),
  /** Names of the places that have a transfer page, by its slug. */
  transferPages: v.record(Slug, Texts),
  /** A firm without any transfer zone: neither menus, footer nor home offer transfers. */
  hasNoTransfers: v.optional(v.boolean()),
  /** A firm of transfers alone, without a trip that visitors see: the same for trips. */
  hasNoTrips: v.optional(v.boolean()),
  /** Where the owner has made menus, and without transfers or trips. */
  menus: v.optional(Menus),
  /** Pages whose sections the owner has arranged. */
  sections: v.optional(
    v.object({
      home: v.optional(SectionLayout),
      services: v.optional(SectionLayout),
      about: v.optional(SectionLayout),
    }),
  ),
});
