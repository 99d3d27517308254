import {
  addressOf,
  expectSound,
  expectToFit,
  KINDS_OF_PATHS,
  OTHER_PATHS,
} from '../public-pages.ts';
import { expect, LANGUAGES, test, withoutScripts } from '../site.ts';

for (const [index, path] of OTHER_PATHS.entries())
  test(`${path} hydrates without a complaint, is accessible, and fits 320 to 1440 px, 200 % and wide spacing`, ({
    page,
  }) => expectSound(page, path, LANGUAGES[index % LANGUAGES.length] ?? 'es'));

for (const language of LANGUAGES)
  test(`without scripts every page fits 320 to 1440 px, 200 % and wide spacing in ${language}`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const page = await withoutScripts(browser);
    for (const path of [...KINDS_OF_PATHS, ...OTHER_PATHS].filter(
      (one) => language === 'en' || !one.startsWith('/auth'),
    )) {
      const response = await page.goto(addressOf(path, language));
      expect(response?.status(), path).toBe(200);
      await expectToFit(page);
    }
    await page.context().close();
  });
