import { expect, test } from 'vitest';
import type { BlogCard, BlogCategory, BlogPost } from '#contract/content/blog.ts';
import type { Page } from '#contract/paging.ts';
import { aBlogCategory, aBlogPost } from '../../test/builders.ts';
import { getJson, send } from '../../test/client.ts';

const IN_AN_HOUR = new Date(Date.now() + 3_600_000).toISOString();

test('a post comes with its Markdown and, in each language it exists in, the tree of it', async () => {
  const { id } = await aBlogCategory();
  const { slug } = await aBlogPost({
    categoryId: id,
    body: 'Uno',
    translations: { title: { en: 'One' }, body: { en: '## Two' } },
  });
  const post = await getJson<BlogPost>(`/api/blog/posts/${slug}`);
  expect(post.body).toBe('Uno');
  expect(post.content).toEqual({
    es: [{ type: 'paragraph', children: ['Uno'] }],
    en: [{ type: 'heading', level: 2, id: 's-two', children: ['Two'] }],
  });
  expect(post.languages).toEqual(['es', 'en']);
});

test('requested in one language a post has the tree to show and no Markdown; an unknown language is ignored', async () => {
  const { id } = await aBlogCategory();
  const { slug } = await aBlogPost({ categoryId: id, body: 'Uno', translations: {} });
  const post = await getJson<BlogPost>(`/api/blog/posts/${slug}?lang=de`);
  expect(Object.keys(post.content)).toEqual(['es']);
  expect(post).not.toHaveProperty('body');
  expect(await getJson<BlogPost>(`/api/blog/posts/${slug}?lang=xx`)).toHaveProperty('body', 'Uno');
});

test('related posts are of the same category first, and never the post itself', async () => {
  const [near, far] = [await aBlogCategory(), await aBlogCategory()];
  const post = await aBlogPost({ categoryId: near.id });
  const same = await aBlogPost({ categoryId: near.id, publishedAt: '2020-01-01T00:00:00.000Z' });
  const other = await aBlogPost({ categoryId: far.id, publishedAt: '2026-06-01T00:00:00.000Z' });
  const { related } = await getJson<BlogPost>(`/api/blog/posts/${post.slug}`);
  expect(related.map(({ id }) => id).slice(0, 2)).toEqual([same.id, other.id]);
  expect(related.map(({ id }) => id)).not.toContain(post.id);
});

test('drafts, posts to come and unknown slugs are neither listed, counted nor found', async () => {
  const category = await aBlogCategory();
  const draft = await aBlogPost({ categoryId: category.id, status: 'draft' });
  const later = await aBlogPost({ categoryId: category.id, publishAt: IN_AN_HOUR });
  const shown = await aBlogPost({ categoryId: category.id });
  const { items, total } = await getJson<Page<BlogCard>>(
    `/api/blog/posts?category=${category.slug}`,
  );
  expect(items.map(({ slug }) => slug)).toEqual([shown.slug]);
  expect(total).toBe(1);
  const categories = await getJson<BlogCategory[]>('/api/blog/categories');
  expect(categories.find(({ id }) => id === category.id)?.postCount).toBe(1);
  for (const slug of [draft.slug, later.slug, 'none'])
    expect((await send(`/api/blog/posts/${slug}`)).status).toBe(404);
});
