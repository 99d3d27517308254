import { beforeAll, expect, test } from 'vitest';
import { settings } from '#db/schema.ts';
import { aBlogCategory, aBlogPost, aSeoRecord, db } from '../test/builders.ts';
import { getJson, send } from '../test/client.ts';

const NAME = 'Brisa "del" Nord';
type Seo = { title: Record<string, string>; description: Record<string, string>; keywords: Record<string, string[]>; schema: unknown };
const rename = (siteName: string) => db.update(settings).set({ value: { siteName } });

beforeAll(async () => {
  await db.insert(settings).values({ key: 'site', value: { siteName: 'First name' } });
  await aBlogCategory({ id: 1 });
  await aBlogPost({ slug: 'post', author: '{{siteName}}', publishedAt: '2026-01-01T08:00:00.000Z' });
  await aBlogPost({ slug: 'by-ada', author: 'Ada', publishedAt: '2026-01-01T08:00:00.000Z' });
  await aSeoRecord({ page: 'blog', title: { en: 'Blog | {{siteName}}' }, description: { en: 'Of {{siteName}}' } });
  await aSeoRecord({
    page: 'home',
    title: { en: '{{siteName}} | Trips' },
    description: { en: '{{siteName}} and {{siteName}}; {{other}} stays' },
    keywords: { en: ['{{siteName}} tours'] },
    schema: { '@type': 'Thing', name: '{{siteName}}' },
  });
});

test('a record tells the firm’s name wherever it leaves a place for it', async () => {
  await rename(NAME);
  expect(await getJson<Seo>('/api/seo/home')).toMatchObject({
    title: { en: `${NAME} | Trips` },
    description: { en: `${NAME} and ${NAME}; {{other}} stays` },
    keywords: { en: [`${NAME} tours`] },
    schema: { '@type': 'Thing', name: NAME },
  });
});

test('a new name is in the page’s head, the feeds, authors and the search at once', async () => {
  await rename('Tramuntana');
  const page = await (await send('/en')).text();
  expect(page).toContain('<title>Tramuntana | Trips</title>');
  expect(page).not.toContain('{{siteName}}');
  expect((await getJson<{ title: string }>('/en/blog/feed.json')).title).toBe('Blog | Tramuntana');
  const authors = (await getJson<{ items: { author: string }[] }>('/api/blog/posts')).items.map(({ author }) => author);
  expect(authors.sort()).toEqual(['Ada', 'Tramuntana']);
  expect(await getJson('/api/blog/posts/post')).toMatchObject({ author: 'Tramuntana' });
  const found = async (q: string) =>
    (await getJson<{ items: { title: string }[] }>(`/api/search?lang=en&q=${q}`)).items.map(({ title }) => title);
  expect(await found('tramuntana')).toContain('Tramuntana | Trips');
  expect(await found('brisa')).toEqual([]);
});
