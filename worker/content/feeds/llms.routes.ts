import { etag } from 'hono/etag';
import { prefixed } from '#contract/address.ts';
import { FALLBACK_LANGUAGE, LANGUAGES } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { oneLine } from '#contract/texts/one-line.ts';
import { fillTexts } from '#contract/texts/placeholders.ts';
import { cutText } from '#contract/texts/tidy-text.ts';
import { REVALIDATED_CACHE } from '#core/cache/policy.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { withDatabase } from '#core/http/database.ts';
import { shownOrigin } from '#core/http/origin.ts';
import { router } from '#core/http/router.ts';
import { placeholdersOf } from '#core/text/strings/filled.ts';
import { siteOverview } from './llms.reads.ts';

const LINE_LENGTH = 240;
const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'language' });
const atWord = (line: string) =>
  line.length <= LINE_LENGTH
    ? line
    : `${cutText(line, LINE_LENGTH).replace(/[\s.,;:(–-]*\s\S*$/u, '')}…`;
/** The first sentence; brackets would end a link. */
const firstSentence = (text: string) =>
  atWord(/^.*?[.!?](?=\s|$)/.exec(oneLine(text))?.[0] ?? oneLine(text)).replace(/[[\]]/g, '');
const euros = (cents: number) => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);

/** The site's content for language models: https://llmstxt.org. In English, as the convention requires. */
export const llmsRoutes = router();

llmsRoutes.get('/llms.txt', etag(), withDatabase, async (c) => {
  const { reader, db } = c.var;
  const [site, overview, values] = await Promise.all([
    reader.run(siteSettings(db)),
    reader.run(siteOverview(db)),
    placeholdersOf(c),
  ]);
  const all = fillTexts(overview, values, FALLBACK_LANGUAGE);
  const origin = shownOrigin(c.env, c.req.url);
  const link = (path: string, name: string, text: string) =>
    `- [${firstSentence(name)}](${origin}${prefixed(path, FALLBACK_LANGUAGE)})${text && `: ${firstSentence(text)}`}`;
  const section = (title: string, rows: readonly { path: string; name: string; text: string }[]) =>
    rows.length === 0
      ? []
      : [`## ${title}`, '', ...rows.map(({ path, name, text }) => link(path, name, text)), ''];
  const { fromCents, toCents } = all.prices;
  const hasTransfers = fromCents !== null || all.zones.length > 0;
  const offered = [
    ...(all.trips.length > 0 || !hasTransfers ? ['Trips'] : []),
    ...(hasTransfers ? [all.trips.length > 0 ? 'airport transfers' : 'Airport transfers'] : []),
  ];
  const range =
    fromCents === null || toCents === null
      ? ''
      : `, one way from ${euros(fromCents)} to ${euros(toCents)} EUR per vehicle`;
  const lines = [
    `# ${site.siteName}`,
    '',
    `> ${localize({ text: '', translations: { text: site.tagline } }, 'text', FALLBACK_LANGUAGE)}`,
    '',
    `${offered.join(', ')} and guides to Menorca. Every page is available in ${LANGUAGES.map((one) => `${ENGLISH_NAMES.of(one)} (${origin}/${one})`).join(', ')}.`,
    '',
    ...(hasTransfers
      ? [
          '## Airport transfers',
          '',
          link(
            '/airport-transfers',
            'Overview and prices',
            `Private transfers from Menorca Airport${range}`,
          ),
          ...all.zones.map(({ path, name, minutes, km }) =>
            link(path, name, `${km} km, about ${minutes} minutes from the airport`),
          ),
          '',
        ]
      : []),
    ...section(
      'Trips',
      all.trips.map(({ path, name, text, price, pricePer }) => {
        const amount = `${pricePer ? 'from ' : ''}${price} EUR per ${pricePer ?? 'person'}`;
        return { path, name: price === null ? name : `${name} (${amount})`, text };
      }),
    ),
    '## Looking and booking',
    '',
    ...(all.trips.length > 0
      ? [
          `- Departures, places and prices of a trip: GET ${origin}/api/trips/{id}/availability?from=2027-06-01&to=2027-06-30&people=2 (JSON; times are those of Menorca)`,
          `- Booking as a guest: on the trip's page, with the day in its address: ${origin}/en/trips/{id}?date=2027-06-12#book`,
          `- Booking as a reseller: the OCTO standard at ${origin}/octo, with a key from the firm`,
        ]
      : []),
    `- For assistants: search, facts, days, prices and where to book over the Model Context Protocol (streamable HTTP, no key) at ${origin}/mcp`,
    `- All calls: ${origin}/api/openapi.json`,
    '',
    ...section('Destinations', all.destinations),
    ...section('Blog', all.posts),
    '## Information',
    '',
    link('/cami-de-cavalls', 'Camí de Cavalls', 'The 20 stages of the coastal path GR 223'),
    link('/legal/faq', 'Questions and answers', 'Booking, payment, changes and the island'),
    ...all.pages.map(({ path, name, text }) => link(path, name, text)),
    link('/contact', 'Contact', 'How to reach us'),
    link('/legal/terms', 'Terms', 'The rules for requests, changes and cancellations'),
    '',
  ];
  return c.body(lines.join('\n'), 200, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': REVALIDATED_CACHE,
  });
});
