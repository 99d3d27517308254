import type * as v from 'valibot';
import { GuideInput } from './bookings/firm-calendar.schema.ts';
import { TripPlanInput } from './bookings/plans.schema.ts';
import { ResourceInput } from './bookings/resources.schema.ts';
import { BlogCategoryInput, BlogPostInput } from './content/blog.schema.ts';
import { HeroBannerInput, TestimonialInput } from './content/home.schema.ts';
import { OwnPageInput } from './content/own-pages.schema.ts';
import type { EntityWith } from './entities.ts';
import { AnswerTemplateInput } from './mail/answer-templates.schema.ts';
import { LetterInput } from './mail/letters.schema.ts';
import { CodeInput } from './money/codes.schema.ts';
import { PartnerInput } from './money/partners.schema.ts';
import { RedirectInput } from './pages/redirects.schema.ts';
import { SeoInput } from './pages/seo.schema.ts';
import { ImageInput } from './pictures/images.schema.ts';
import { DestinationInput } from './places/destinations.schema.ts';
import { SaleTemplateInput } from './sales/sales.schema.ts';
import { DriverInput } from './transfers/admin/admin-input.schema.ts';
import { PlaceInput, VehicleInput, ZoneInput } from './transfers/transfers.schema.ts';
import { TripInput, TripTypeInput } from './trips/trips.schema.ts';

/** What the editor of each entity sends. */
export const INPUTS = {
  'answer-templates': AnswerTemplateInput,
  'blog-categories': BlogCategoryInput,
  'blog-posts': BlogPostInput,
  codes: CodeInput,
  destinations: DestinationInput,
  drivers: DriverInput,
  guides: GuideInput,
  'hero-banners': HeroBannerInput,
  images: ImageInput,
  letters: LetterInput,
  pages: OwnPageInput,
  partners: PartnerInput,
  redirects: RedirectInput,
  resources: ResourceInput,
  'sale-templates': SaleTemplateInput,
  seo: SeoInput,
  testimonials: TestimonialInput,
  'transfer-places': PlaceInput,
  'transfer-vehicles': VehicleInput,
  'transfer-zones': ZoneInput,
  'trip-options': TripPlanInput,
  'trip-types': TripTypeInput,
  trips: TripInput,
} satisfies Record<EntityWith<'model'>, v.GenericSchema>;

type Fields = Readonly<Record<string, v.GenericSchema>>;
export const fieldsOf = (input: v.GenericSchema): Fields =>
  'entries' in input ? (input.entries as Fields) : {};

/** Fields of an input that have texts in its `translations`, in the input's order. */
export const translatedFieldsOf = (input: v.GenericSchema): string[] => {
  const fields = fieldsOf(input);
  const translations = fields.translations;
  const texts =
    translations && 'wrapped' in translations
      ? fieldsOf(translations.wrapped as v.GenericSchema)
      : {};
  return Object.keys(fields).filter((field) => field in texts);
};
