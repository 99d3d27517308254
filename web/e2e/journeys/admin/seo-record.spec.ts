import { expect, test, untilVisitorsRead } from '../../admin-session.ts';
import { LANGUAGE_NAMES, save, type Texts } from '../../content-kinds.ts';
import { axeFindings, LANGUAGES, RETRY_OPTIONS, watch } from '../../site.ts';

test('what a page says in search engines is edited, read in four languages, put back, deleted and brought back', async ({
  admin,
  request,
}) => {
  test.setTimeout(120_000);
  const stamp = Date.now().toString(36);
  const page = await admin.open();
  const complaints = watch(page);
  const titleIn = (language: keyof Texts) =>
    page
      .getByRole('region', { name: LANGUAGE_NAMES[language], exact: true })
      .getByRole('textbox', { name: 'Title', exact: true });

  await page.goto('/admin/seo');
  await page.getByRole('link', { name: 'Edit legal-faq', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '/legal/faq' })).toBeVisible();
  const siteName = (
    (await (await request.get('/api/site', RETRY_OPTIONS)).json()) as { siteName: string }
  ).siteName;
  const before = {} as Texts;
  const after = {} as Texts;
  for (const language of LANGUAGES) {
    before[language] = (await titleIn(language).inputValue()).replace('{{siteName}}', siteName);
    after[language] = `${LANGUAGE_NAMES[language]} ${stamp}: Menorca`;
    await titleIn(language).fill(after[language]);
  }
  await save(page);
  await untilVisitorsRead(request, '/legal/faq', after);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Revisions' }).click();
  const revisions = page.getByRole('dialog', { name: 'Saved revisions' });
  await revisions.getByRole('button', { name: 'Restore this revision' }).click();
  await expect(revisions).toBeHidden();
  await expect(titleIn('de')).toHaveValue(before.de.replace(siteName, '{{siteName}}'));
  await untilVisitorsRead(request, '/legal/faq', before);

  await page.goto('/admin/seo?q=legal-faq');
  const remove = page.getByRole('button', { name: 'Delete legal-faq' });
  await remove.click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  const saysBefore = async () =>
    (await (await request.get('/ca/legal/faq', RETRY_OPTIONS)).text()).includes(before.ca);
  await expect.poll(saysBefore).toBe(false);
  await undo.click();
  await expect(remove).toBeVisible();
  await untilVisitorsRead(request, '/legal/faq', before);
  expect(complaints).toEqual([]);
});
