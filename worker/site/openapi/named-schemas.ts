import type * as v from 'valibot';
import {
  BulkInput,
  CreateEnvelope,
  OrderInput,
  SaveEnvelope,
  VersionOnly,
} from '#contract/admin/crud.schema.ts';
import { GuestBooking } from '#contract/bookings/guest-booking-answers.schema.ts';
import { BlogCategoryInput, BlogPostInput } from '#contract/content/blog.schema.ts';
import { BlogCard } from '#contract/content/blog-answers.schema.ts';
import { Trail } from '#contract/content/documents.schema.ts';
import { HeroBannerInput, TestimonialInput } from '#contract/content/home.schema.ts';
import { TextLists, Texts } from '#contract/fields.schema.ts';
import { TokenInput } from '#contract/mail/newsletter.schema.ts';
import { RedirectInput } from '#contract/pages/redirects.schema.ts';
import { SeoInput } from '#contract/pages/seo.schema.ts';
import { Settings } from '#contract/pages/settings.schema.ts';
import { ImageInput } from '#contract/pictures/images.schema.ts';
import { DestinationCard } from '#contract/places/destination-answers.schema.ts';
import { DestinationInput } from '#contract/places/destinations.schema.ts';
import { Quote } from '#contract/transfers/answers.schema.ts';
import { TransferBooking } from '#contract/transfers/booking/booking-answer.schema.ts';
import { QuoteInput, TransferRequestInput } from '#contract/transfers/request.schema.ts';
import {
  PlaceInput,
  TransferRules,
  VehicleInput,
  ZoneInput,
} from '#contract/transfers/transfers.schema.ts';
import { TripCard } from '#contract/trips/trip-answers.schema.ts';
import { TripRequestInput } from '#contract/trips/trip-requests.schema.ts';
import { TripInput, TripTypeInput } from '#contract/trips/trips.schema.ts';
import { BulkAnswer, PreviewLink, RevisionList } from '#core/crud/crud-descriptions.ts';

/** Schemas with a name from the contract; all others are named after their route. */
export const BODY_SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  BlogCategoryInput,
  BlogPostInput,
  BulkInput,
  CreateEnvelope,
  DestinationInput,
  HeroBannerInput,
  ImageInput,
  OrderInput,
  PlaceInput,
  QuoteInput,
  RedirectInput,
  SaveEnvelope,
  SeoInput,
  SettingsInput: Settings,
  TestimonialInput,
  TextLists,
  Texts,
  TokenInput,
  TransferRequestInput,
  TripInput,
  TripRequestInput,
  TripTypeInput,
  VehicleInput,
  VersionOnly,
  ZoneInput,
};

export const ANSWER_SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  BlogCard,
  BlogCategory: BlogCategoryInput,
  BlogPost: BlogPostInput,
  BulkAnswer,
  Destination: DestinationInput,
  DestinationCard,
  GuestBooking,
  HeroBanner: HeroBannerInput,
  Image: ImageInput,
  Place: PlaceInput,
  PreviewLink,
  Quote,
  Redirect: RedirectInput,
  RevisionList,
  Seo: SeoInput,
  Settings,
  Testimonial: TestimonialInput,
  TextLists,
  Texts,
  Trail,
  TransferBooking,
  TransferRules,
  Trip: TripInput,
  TripCard,
  TripType: TripTypeInput,
  Vehicle: VehicleInput,
  Zone: ZoneInput,
};
