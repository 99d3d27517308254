import { LANGUAGES } from '../languages/language.ts';
import { FIXED_PAGES } from './fixed-pages.ts';

/** First parts of addresses of the program, those of features to come included. */
const PROGRAM =
  'admin api assets auth calendar cart cdn-cgi checkout crew docs embed favicon feed feeds files health home index llms locales login logout ' +
  'manifest mcp octo og order orders pay payments preview robots rss share sitemap static sw uploads users webhook webhooks well-known widget widgets';

const firstPart = (path: string) => path.split('/')[1] ?? '';
const RESERVED: ReadonlySet<string> = new Set([
  ...PROGRAM.split(' '),
  ...FIXED_PAGES.map(firstPart),
  ...LANGUAGES,
]);

/** Languages that the site may have one day (`/fr` would be their home page), and short links. */
const isShort = (slug: string) => slug.length < 3;

/** Search records have such names for the pages below: `legal-terms` is that of `/legal/terms`. */
const isOfRecord = (slug: string) => /^(?:airport-transfers|legal)-/.test(slug);

/** Whether an own page cannot be at `/{slug}`: the address is the site's or the program's, or may become it. */
export const isReservedSlug = (slug: string): boolean =>
  RESERVED.has(slug) || isShort(slug) || isOfRecord(slug);
