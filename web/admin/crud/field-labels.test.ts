import { expect, test } from 'vitest';
import { BlogCategoryInput, BlogPostInput } from '#contract/blog.ts';
import { DestinationInput } from '#contract/destinations.ts';
import { FaqDocument, Policy } from '#contract/documents.ts';
import { HeroBannerInput, TestimonialInput } from '#contract/home.ts';
import { ImageInput } from '#contract/images.ts';
import { MailSettings } from '#contract/mail-settings.ts';
import { RedirectInput } from '#contract/redirects.ts';
import { SeoInput } from '#contract/seo.ts';
import { Settings } from '#contract/settings.ts';
import { DriverInput } from '#contract/transfer-admin-input.ts';
import { PlaceInput, TransferRules, VehicleInput, ZoneInput } from '#contract/transfers.ts';
import { TripInput, TripTypeInput } from '#contract/trips.ts';
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
