import { expect, test } from '../../admin-session.ts';
import { openTab, save, textIn } from '../../content-kinds.ts';
import { axeFindings, watch } from '../../site.ts';

test('a letter is written in two languages, looked at, tested and sent to its readers', async ({
  admin,
}) => {
  const stamp = Date.now().toString(36);
  await admin.api('POST', '/subscribers/import', {
    isDryRun: false,
    rows: [
      {
        email: `letter-${stamp}@example.com`,
        language: 'de',
        consentSource: 'fair',
        confirmedAt: '2026-05-01',
      },
    ],
  });
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/letters/new');
  await textIn(page, 'Subject', 'es').fill(`Mayo ${stamp}`);
  await textIn(page, 'Text', 'es').fill('El mar ya está **templado**.');
  await page.getByRole('button', { name: 'Deutsch', exact: true }).first().click();
  await textIn(page, 'Subject', 'de').fill(`Mai ${stamp}`);
  await textIn(page, 'Text', 'de').fill('Das Meer ist schon **warm**.');
  await save(page);
  await openTab(page, 'Preview');
  await page.getByRole('button', { name: 'Deutsch', exact: true }).last().click();
  await expect(page.getByText(`Mai ${stamp}`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Send a test to my address' }).click();
  await expect(page.getByText('The test is on its way', { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send the letter' }).click();
  const dialog = page.getByRole('dialog', { name: /^Send the letter to/ });
  await dialog.getByRole('button', { name: 'Send the letter' }).click();
  await expect(page.getByText(/^Sending began:/)).toBeVisible();
  const { items } = await admin.api<{ items: { subject: string; to: string }[] }>(
    'GET',
    `/outbox?q=letter-${stamp}`,
  );
  expect(items).toMatchObject([{ to: `letter-${stamp}@example.com`, subject: `Mai ${stamp}` }]);
  expect(complaints).toEqual([]);
});
