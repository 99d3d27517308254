import type { APIRequestContext } from '@playwright/test';
import { type Admin, expect, untilVisitorsRead } from './admin-session.ts';
import { KINDS, LANGUAGE_NAMES, save, type Texts, textIn } from './content-kinds.ts';
import { axeFindings, RETRY_OPTIONS, watch } from './site.ts';

const stamped = (text: string, stamp: string): Texts => ({
  es: `${text} ${stamp} uno`,
  en: `${text} ${stamp} one`,
  de: `${text} ${stamp} eins`,
  ca: `${text} ${stamp} un`,
});

/** Creates content of a kind, publishes, edits, restores, deletes and undeletes it; visitors see each step in four languages. */
export async function liveThrough(
  name: keyof typeof KINDS,
  admin: Admin,
  request: APIRequestContext,
  workerIndex: number,
): Promise<void> {
  const kind = KINDS[name];
  if (!kind) throw new Error(`No kind of content: ${name}`);
  const stamp = `${Date.now().toString(36)}${workerIndex}`;
  const main = stamped('Prova', stamp);
  const page = await admin.open();
  const complaints = watch(page);

  await page.goto(`/admin${kind.list}`);
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await textIn(page, kind.main, 'es').fill(main.es);
  for (const other of kind.others ?? []) await textIn(page, other, 'es').fill(`${other} ${stamp}`);
  await kind.fill?.(page, `Guest ${stamp}`);
  const row = await save(page);
  await expect(page).toHaveURL(new RegExp(`/admin${kind.list}/edit/${row.id}(\\?tab=\\w+)?$`));
  const path = kind.pathOf(row);
  const saysIt = async (language: keyof Texts, text: string) =>
    (await (await request.get(`/${language}${path}`, RETRY_OPTIONS)).text()).includes(text);
  if (kind.publish) expect(await saysIt('es', main.es)).toBe(false);

  for (const language of ['en', 'de', 'ca'] as const) {
    await page
      .getByRole('group', { name: 'Translate into' })
      .getByRole('button', { name: LANGUAGE_NAMES[language] })
      .click();
    await textIn(page, kind.main, language).fill(main[language]);
    for (const other of kind.others ?? [])
      await textIn(page, other, language).fill(`${other} ${stamp} ${language}`);
  }
  await kind.publish?.(page);
  await save(page);
  await untilVisitorsRead(request, path, main);
  expect(await axeFindings(page)).toEqual([]);

  await textIn(page, kind.main, 'es').fill(`Otra ${stamp}`);
  await save(page);
  await expect.poll(() => saysIt('es', `Otra ${stamp}`)).toBe(true);
  await page.getByRole('button', { name: 'Revisions' }).click();
  const revisions = page.getByRole('dialog', { name: 'Saved revisions' });
  await revisions.getByRole('button', { name: 'Restore this revision' }).click();
  await expect(revisions).toBeHidden();
  await expect(textIn(page, kind.main, 'es')).toHaveValue(main.es);
  await untilVisitorsRead(request, path, main);

  await page.goto(`/admin${kind.list}?q=${stamp}`);
  const remove = page.getByRole('button', { name: `Delete ${kind.name(main.en, stamp)}` });
  await remove.click();
  const undo = page.getByRole('button', { name: 'Undo' });
  // Hovering keeps a toast open.
  await undo.hover();
  await expect(page.getByText('Nothing matches the search.')).toBeVisible();
  await undo.click();
  await expect(remove).toBeVisible();
  await untilVisitorsRead(request, path, main);
  expect(complaints).toEqual([]);

  await admin.api('POST', `${kind.list}/bulk`, { action: 'delete', ids: [row.id] });
  await expect.poll(() => saysIt('es', main.es)).toBe(false);
}
