import { CHROMIUM } from '../chromium-options.ts';
import { expectSound, KINDS_OF_PATHS } from '../public-pages.ts';
import { test } from '../site.ts';

// A picture that is preloaded and not shown is a complaint.
test.use({ launchOptions: CHROMIUM });

// German has the longest words.
for (const path of KINDS_OF_PATHS)
  test(`${path} hydrates without a complaint, is accessible, and fits 320 to 1440 px, 200 % and wide spacing`, ({
    page,
  }) => expectSound(page, path, 'de'));
