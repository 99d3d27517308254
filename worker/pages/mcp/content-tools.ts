import * as v from 'valibot';
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LETTERS } from '#contract/content/search.ts';
import { InLanguage, positive } from './inputs.ts';
import { tool } from './tool.ts';

const search = tool({
  name: 'search',
  title: 'Search the site',
  description:
    'Finds trips, places, transfers, articles and pages about Menorca by words in the language given; accents do not matter. Without words it lists the trips, with prices and their next start.',
  input: v.object({
    words: v.pipe(
      v.optional(v.pipe(v.string(), v.trim(), v.maxLength(SEARCH_MAX_LENGTH)), ''),
      v.description(`At least ${SEARCH_MIN_LETTERS} letters, or none for all trips.`),
    ),
    page: v.optional(positive('Page of the list of trips, of 20 each.', 1000), 1),
    language: InLanguage,
  }),
  answer: async ({ words, page, language }, context) => {
    if (words === '') {
      const { items, total } = await context.read('/api/trips', language, { page });
      return {
        total,
        items: items.map((trip) => ({
          ...{ kind: 'trip', id: trip.id, title: trip.name, excerpt: trip.description },
          ...{ price: trip.price, currency: trip.currency, pricePer: trip.pricePer ?? 'person' },
          next: trip.next && { date: trip.next.date, time: trip.next.time },
          season: trip.season,
          url: context.page(`/trips/${trip.id}-${trip.slug}`, language),
        })),
      };
    }
    const { items } = await context.read('/api/search', language, { q: words });
    return {
      items: items.map(({ path, image: _image, ...found }) => ({
        ...found,
        url: context.page(path, language),
      })),
    };
  },
});

const facts = tool({
  name: 'facts',
  title: 'Facts about the company, its terms, or one trip',
  description:
    'With `tripId`: what a trip is, includes and asks for, where it meets, its season. Without: the company’s name, contact and hours, its terms in figures, and its questions and answers on booking, payment, changes, transfers and the island.',
  input: v.object({
    tripId: v.optional(positive('A trip’s id, as `search` gives it.')),
    language: InLanguage,
  }),
  answer: async ({ tripId, language }, context) => {
    if (tripId !== undefined) {
      const trip = await context.read('/api/trips/:id', language, {}, tripId);
      const url = context.page(`/trips/${trip.id}-${trip.slug}`, language);
      const { name, type, description, highlights, duration, location, meetingPoint } = trip;
      const { included, excluded, bring, minAge, maxPeople, guideLanguages, suits } = trip;
      return {
        ...{ id: trip.id, name, type, description, highlights, duration, location, meetingPoint },
        ...{ included, excluded, bring, minAge, maxPeople, guideLanguages, suits },
        ...{ price: trip.price, currency: trip.currency, pricePer: trip.pricePer ?? 'person' },
        cancellation: trip.cancellationPolicy,
        ...{ url, bookUrl: `${url}#book` },
      };
    }
    const [site, faq] = await Promise.all([
      context.read('/api/site', language),
      context.read('/api/faq', language),
    ]);
    const { siteName, tagline, legalName, email, phone, whatsapp, street, postalCode, city } = site;
    return {
      ...{ siteName, tagline, legalName, email, phone, whatsapp, street, postalCode, city },
      ...{ hours: site.hours, paymentMarks: site.paymentMarks },
      figures: { ...site.figures, tripCancellationHours: site.tripCancellationHours },
      questions: faq.map(({ topic, question, answer }) => ({ topic, question, answer })),
      contactUrl: context.page('/contact', language),
      termsUrl: context.page('/legal/terms', language),
    };
  },
});

export const contentTools = [search, facts];
