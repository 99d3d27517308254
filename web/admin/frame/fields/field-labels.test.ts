import { expect, test } from 'vitest';
import { TripPlanInput } from '#contract/bookings/plans.schema.ts';
import { BlogCategoryInput, BlogPostInput } from '#contract/content/blog.schema.ts';
import { FaqDocument, Policy } from '#contract/content/documents.schema.ts';
import { HeroBannerInput, TestimonialInput } from '#contract/content/home.schema.ts';
import { MailSettings } from '#contract/mail/mail-settings.schema.ts';
import { CodeInput } from '#contract/money/codes.schema.ts';
import { RedirectInput } from '#contract/pages/redirects.schema.ts';
import { SeoInput } from '#contract/pages/seo.schema.ts';
import { Settings } from '#contract/pages/settings.schema.ts';
import { ImageInput } from '#contract/pictures/images.schema.ts';
import { DestinationInput } from '#contract/places/destinations.schema.ts';
import { DriverInput } from '#contract/transfers/admin/admin-input.schema.ts';
import {
  PlaceInput,
  TransferRules,
  VehicleInput,
  ZoneInput,
} from '#contract/transfers/transfers.schema.ts';
import { TripInput, TripTypeInput } from '#contract/trips/trips.schema.ts';
import { FIELD_LABELS } from './field-labels.ts';

type Schema = { entries?: object; pipe?: readonly unknown[] };

test.each(
  Object.entries({
    BlogCategoryInput,
    BlogPostInput,
    CodeInput,
    DestinationInput,
    DriverInput,
    FaqDocument,
    HeroBannerInput,
    ImageInput,
    MailSettings,
    PlaceInput,
    Policy,
    RedirectInput,
    SeoInput,
    Settings,
    TestimonialInput,
    TransferRules,
    TripInput,
    TripPlanInput,
    TripTypeInput,
    VehicleInput,
    ZoneInput,
  }),
)('every field of %s has a name for comparisons', (_name, input) => {
  const { entries, pipe } = input as Schema;
  const fields = Object.keys(entries ?? (pipe?.[0] as Schema | undefined)?.entries ?? {});
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter((field) => field !== 'translations' && !FIELD_LABELS[field])).toEqual([]);
});
