import { expect, test } from 'vitest';
import { BlogCategoryInput, BlogPostInput } from '#contract/blog.schema.ts';
import { DestinationInput } from '#contract/destinations.schema.ts';
import { FaqDocument, Policy } from '#contract/documents.schema.ts';
import { HeroBannerInput, TestimonialInput } from '#contract/home.schema.ts';
import { ImageInput } from '#contract/images.schema.ts';
import { MailSettings } from '#contract/mail-settings.schema.ts';
import { RedirectInput } from '#contract/redirects.schema.ts';
import { SeoInput } from '#contract/seo.schema.ts';
import { Settings } from '#contract/settings.schema.ts';
import { DriverInput } from '#contract/transfer-admin-input.schema.ts';
import { PlaceInput, TransferRules, VehicleInput, ZoneInput } from '#contract/transfers.schema.ts';
import { TripInput, TripTypeInput } from '#contract/trips.schema.ts';
import { FIELD_LABELS } from './field-labels.ts';

type Schema = { entries?: object; pipe?: readonly unknown[] };

test.each(
  Object.entries({
    BlogCategoryInput,
    BlogPostInput,
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
