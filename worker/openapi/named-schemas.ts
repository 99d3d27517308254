import type * as v from 'valibot';
import { BlogCategoryInput, BlogPostInput } from '#contract/blog.schema.ts';
import { BlogCard } from '#contract/blog-answers.schema.ts';
import { BulkInput, CreateEnvelope, OrderInput, SaveEnvelope, VersionOnly } from '#contract/crud.schema.ts';
import { DestinationCard } from '#contract/destination-answers.schema.ts';
import { DestinationInput } from '#contract/destinations.schema.ts';
import { Trail } from '#contract/documents.schema.ts';
import { TextLists, Texts } from '#contract/fields.schema.ts';
import { HeroBannerInput, TestimonialInput } from '#contract/home.schema.ts';
import { ImageInput } from '#contract/images.schema.ts';
import { TokenInput } from '#contract/newsletter.schema.ts';
import { RedirectInput } from '#contract/redirects.schema.ts';
import { SeoInput } from '#contract/seo.schema.ts';
import { Settings } from '#contract/settings.schema.ts';
import { Quote } from '#contract/transfer-answers.schema.ts';
import { TransferBooking } from '#contract/transfer-booking-answer.schema.ts';
import { QuoteInput, TransferRequestInput } from '#contract/transfer-request.schema.ts';
import { PlaceInput, TransferRules, VehicleInput, ZoneInput } from '#contract/transfers.schema.ts';
import { TripBooking, TripCard } from '#contract/trip-answers.schema.ts';
import { TripRequestInput } from '#contract/trip-requests.schema.ts';
import { TripInput, TripTypeInput } from '#contract/trips.schema.ts';
import { BulkAnswer, PreviewLink, RevisionList } from '#crud/crud-descriptions.ts';

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
  TripBooking,
  TripCard,
  TripType: TripTypeInput,
  Vehicle: VehicleInput,
  Zone: ZoneInput,
};
