import { weightOf } from '#cli/checks/weight.ts';
import { addressOf, KINDS_OF_PATHS, OTHER_PATHS } from '../public-pages.ts';
import { expect, LANGUAGES, test } from '../site.ts';

// Bytes of a document as Cloudflare sends it: Brotli, quality 5.
const DOCUMENT = 22_000;
const LIMITS: Readonly<Record<string, number>> = {
  '/': 26_000,
  // Above the limit of the others: 20 stages in a list, a map and a plan (worker/docs/performance.md).
  '/cami-de-cavalls': 25_600,
  // With its days, similar trips and reviews.
  '/trips/1': 23_500,
};

for (const language of LANGUAGES)
  test(`documents in ${language} weigh at most 22 kB, home 26`, async ({ request }) => {
    const heavy: string[] = [];
    for (const path of [...KINDS_OF_PATHS, ...OTHER_PATHS]) {
      const html = await (await request.get(addressOf(path, language))).body();
      const weight = weightOf(html, 5);
      if (weight > (LIMITS[path] ?? DOCUMENT)) heavy.push(`${path}: ${weight}`);
    }
    expect(heavy).toEqual([]);
  });
