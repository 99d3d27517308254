import { expect, test } from '../../admin-session.ts';
import { save } from '../../content-kinds.ts';
import { axeFindings, watch } from '../../site.ts';

test('an own page gets into the menu, is moved by the arrow keys, and visitors find it there', async ({
  admin,
  page: visitor,
}) => {
  const slug = `equipo-${Date.now().toString(36)}`;
  const own = await admin.api<{ id: number }>('POST', '/pages', {
    ...{ slug, title: 'Equipo', body: 'Quiénes somos.', status: 'published' },
    translations: { title: { de: 'Mannschaft' }, body: { de: 'Wer wir sind.' } },
  });
  const page = await admin.open();
  const complaints = watch(page);
  await page.goto('/admin/settings/menus');
  const header = page.getByRole('region', { name: 'Header menu' });
  await header.getByRole('button', { name: 'Change this menu' }).click();
  await header.getByRole('button', { name: 'Add a link' }).last().click();
  await header.getByLabel('Leads to').fill(`/${slug}`);
  await header.getByLabel('Label · Español').fill('Equipo');
  expect(await axeFindings(page)).toEqual([]);
  const handle = header.getByRole('button', { name: /^Move “(?:Equipo)”, number/ });
  await handle.focus();
  await page.keyboard.press('Home');
  await save(page);
  await visitor.goto('/es/about');
  const menu = visitor.getByRole('navigation', { name: 'Menú principal' });
  await expect(menu.getByRole('link').first()).toHaveText('Equipo');
  await menu.getByRole('link', { name: 'Equipo' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Equipo');
  await header.getByRole('button', { name: 'Back to the site’s own menu' }).click();
  await save(page);
  await visitor.goto('/es/about');
  await expect(menu.getByRole('link').first()).toHaveText('Inicio');
  expect(complaints).toEqual([]);
  await admin.api('DELETE', `/pages/${own.id}`);
});
