import { expect, test } from 'vitest';
import type { Dashboard } from '#contract/admin/admin.ts';
import { settings } from '#core/db/schema.ts';
import { aSeoRecord, db } from '../../test/builders.ts';
import { send } from '../../test/client.ts';
import { signIn } from '../../test/sign-in.ts';

const admin = await signIn('admin@example.com', 'admin');
const dashboard = async () =>
  (await (await send('/api/admin/dashboard', admin)).json()) as Dashboard;

test('lengths are counted with the placeholders filled in; what the owner has not entered is listed', async () => {
  await db.insert(settings).values({
    key: 'site',
    value: { siteName: 'Excursions i trasllats de Menorca', taxId: 'B00000001' },
  });
  await aSeoRecord({
    page: 'contact',
    title: { en: '{{siteName}}', de: '{{city}}' },
    description: {},
  });
  const { health, tasks } = await dashboard();
  const titles = health.badLengths.filter(
    ({ page, field }) => page === 'contact' && field === 'title',
  );
  expect(titles.map(({ language, length }) => [language, length])).toEqual([
    ['es', 0],
    ['de', 0],
    ['ca', 0],
  ]);
  expect(tasks).toContain('legalName');
  expect(tasks).not.toContain('taxId');
});
