import { PHONE, test } from '../site.ts';
import { requestByFourSteps, requestWithoutScripts } from '../transfer-requests.ts';

test.use({ viewport: PHONE });

for (const language of ['de'] as const) {
  test(`${language}: a price after one input on the overview, a reference after four short steps`, ({
    page,
  }) => requestByFourSteps(page, language));

  test(`${language}: without scripts a price after one input, and one plain form that loses nothing`, ({
    browser,
  }) => requestWithoutScripts(browser, language));
}
