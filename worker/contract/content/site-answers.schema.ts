import * as v from 'valibot';
import { ROLES } from '../accounts/user.ts';
import { answerOf, Blocks, Languages, Tint, Translations } from '../answer-parts.schema.ts';
import { IsoDate } from '../days.schema.ts';
import { Cents, Count, Currency, Id, Text } from '../fields.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { ZoneInput } from '../transfers/transfers.schema.ts';
import { FAQ_TOPICS } from './documents.ts';
import { HeroBannerInput, TestimonialInput } from './home.schema.ts';
import { SEARCH_KINDS } from './search.ts';

export const CurrentUser = answerOf(
  '/api/user',
  v.object({
    ...{ id: Id, role: v.picklist(ROLES), email: v.string(), name: v.string() },
    lacksFactor: v.optional(v.literal(true)),
  }),
);
export const HeroBanners = answerOf(
  '/api/hero-banners/active',
  v.array(
    v.object({
      ...v.pick(HeroBannerInput, [
        'image',
        'title',
        'subtitle',
        'buttonText',
        'buttonLink',
        'translations',
      ]).entries,
      id: Id,
      tint: Tint,
    }),
  ),
);
export const Testimonials = answerOf(
  '/api/testimonials',
  v.array(v.object({ ...v.omit(TestimonialInput, ['isPublished', 'sortOrder']).entries, id: Id })),
);
export const SearchResults = answerOf(
  '/api/search',
  v.object({
    items: v.array(
      v.object({
        kind: v.picklist(SEARCH_KINDS),
        id: Count,
        title: v.string(),
        excerpt: v.string(),
        path: v.string(),
        image: v.nullable(v.string()),
        price: v.nullable(v.object({ amount: v.number(), currency: Currency })),
      }),
    ),
  }),
);
export const ServicesOverview = answerOf(
  '/api/services',
  v.object({
    images: v.record(v.string(), v.nullable(v.string())),
    zones: v.array(
      v.object({
        ...v.pick(ZoneInput, ['slug', 'name', 'minutes', 'km']).entries,
        fromCents: v.nullable(Cents),
        translations: Translations('name'),
      }),
    ),
    currency: Currency,
    transfersFromCents: v.nullable(Cents),
    trips: v.object({ count: Count, fromPrice: v.nullable(v.number()) }),
  }),
);
export const LegalText = answerOf(
  '/api/legal/:document',
  v.object({
    edition: IsoDate,
    language: Language,
    languages: Languages,
    title: Text,
    body: Blocks,
  }),
);
export const PrivacyEdition = answerOf(
  '/api/legal/privacy/edition',
  v.object({ edition: v.string() }),
);
export const FaqAnswers = answerOf(
  '/api/faq',
  v.array(
    v.object({
      topic: v.picklist(FAQ_TOPICS),
      language: Language,
      question: Text,
      answer: v.string(),
    }),
  ),
);

export const SubscribeAnswer = v.object({ confirmationEmailSent: v.boolean() });
export const ConfirmAnswer = v.object({
  status: v.literal('confirmed'),
  unsubscribeUrl: v.string(),
});
export const UnsubscribeAnswer = v.object({ status: v.literal('unsubscribed') });
export const ContactAnswer = v.object({ id: Id, whatsappUrl: v.string() });
