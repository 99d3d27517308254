import { expect, test } from 'vitest';
import type { EditedRow } from '#contract/admin/crud.ts';
import type { HeroBanner, HeroBannerInput } from '#contract/content/home.ts';
import type { Page } from '#contract/paging.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aBanner, aTestimonial } from '../../test/builders.ts';
import { getJson } from '../../test/client.ts';

const admin = await anAdmin();
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test('banners are shown, to come, over, or put away; the home page has those that are shown', async () => {
  const shown = await aBanner({ startsAt: at(-2), endsAt: at(2) });
  const always = await aBanner();
  const later = await aBanner({ startsAt: at(1) });
  const over = await aBanner({ endsAt: at(-1) });
  const off = await aBanner({ isActive: false, startsAt: at(1) });
  const idsOf = async (status: string) =>
    (
      await jsonOf<Page<EditedRow<HeroBannerInput>>>(admin(`/hero-banners?status=${status}`))
    ).items.map(({ id }) => id);
  expect(await idsOf('published')).toEqual([shown.id, always.id]);
  expect(await idsOf('scheduled')).toEqual([later.id]);
  expect(await idsOf('over')).toEqual([over.id]);
  expect(await idsOf('draft')).toEqual([off.id]);
  expect((await getJson<HeroBanner[]>('/api/hero-banners/active')).map(({ id }) => id)).toEqual([
    shown.id,
    always.id,
  ]);
});

test('a banner cannot end before it starts, nor at once', async () => {
  const save = async (startsAt: string, endsAt: string) =>
    (await admin('/hero-banners', 'POST', { image: 'a.jpg', title: 'A', startsAt, endsAt })).status;
  expect(await save(at(2), at(1))).toBe(422);
  expect(await save('2027-06-01T10:00:00.000Z', '2027-06-01T10:00:00.000Z')).toBe(422);
  expect(await save(at(1), at(2))).toBe(201);
});

test('buttons lead into the site or to https, never to a script', async () => {
  const save = async (buttonLink: string) =>
    (await admin('/hero-banners', 'POST', { image: 'a.jpg', title: 'A', buttonLink })).status;
  for (const bad of ['javascript:alert(1)', '//evil.example', 'trips', 'http://a.b'])
    expect(await save(bad), bad).toBe(422);
  for (const good of ['/trips', 'https://example.com/a']) expect(await save(good), good).toBe(201);
});

test('the order of testimonials is the order in which visitors read them', async () => {
  const ids = [await aTestimonial(), await aTestimonial(), await aTestimonial()].map(
    ({ id }) => id,
  );
  expect((await admin('/testimonials/order', 'POST', { ids: ids.toReversed() })).status).toBe(204);
  expect((await getJson<{ id: number }[]>('/api/testimonials')).map(({ id }) => id)).toEqual(
    ids.toReversed(),
  );
});
