import { expect, test } from 'vitest';
import type { EditedRow } from '#contract/admin/crud.ts';
import type { BlogCategoryRow, BlogPostRow } from '#contract/content/blog.ts';
import type { Page } from '#contract/paging.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aBlogCategory, aBlogPost } from '../../test/builders.ts';

const admin = await anAdmin();
const category = await aBlogCategory();

test('a text that is being written comes back as the tree that the site draws, its HTML as text', async () => {
  const response = await admin('/blog/preview', 'POST', {
    body: '# Hola\n\n<script>x</script> [a](javascript:b)',
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await response.json()).toEqual([
    { type: 'heading', level: 2, id: 's-hola', children: ['Hola'] },
    { type: 'paragraph', children: ['<script>x</script> ', 'a'] },
  ]);
});

test('a text that is no text, or too long, is refused', async () => {
  expect((await admin('/blog/preview', 'POST', {})).status).toBe(422);
  expect((await admin('/blog/preview', 'POST', { body: 7 })).status).toBe(422);
  expect((await admin('/blog/preview', 'POST', { body: 'a'.repeat(60_001) })).status).toBe(422);
  expect((await admin('/blog/preview', 'POST', { body: 'a'.repeat(600_000) })).status).toBe(413);
  expect((await admin('/blog/preview')).status).toBe(405);
});

test('what a copy cannot be without must be there', async () => {
  const { id: categoryId } = await aBlogCategory();
  const { id } = await aBlogPost({ categoryId });
  for (const path of [`/blog/posts/${id}`, `/blog/categories/${categoryId}`])
    expect((await admin(path, 'DELETE')).status).toBe(204);
  expect((await admin(`/blog/posts/${id}/duplicate`, 'POST')).status).toBe(409);
  expect((await admin(`/blog/categories/${categoryId}/restore`, 'POST')).status).toBe(200);
  expect((await admin(`/blog/posts/${id}/duplicate`, 'POST')).status).toBe(201);
});

test('the list tells the state of each body without carrying it', async () => {
  const mark = (state: 'draft' | 'reviewed', source: string) => ({ state, source });
  const { id } = await aBlogPost({
    categoryId: category.id,
    body: 'Uno',
    translations: { title: { de: 'Eins' }, body: { en: 'One', de: 'Eins', ca: ' ' } },
    translationState: {
      title: { de: mark('draft', 'x') },
      body: { en: mark('reviewed', 'Old'), de: mark('draft', 'Uno') },
    },
  });
  const { items } = await jsonOf<Page<EditedRow<BlogPostRow>>>(admin('/blog/posts'));
  const row = items.find((one) => one.id === id);
  expect(row?.bodyStates).toEqual({ es: 'reviewed', en: 'outdated', de: 'draft', ca: 'missing' });
  expect(row?.translations).toEqual({ title: { de: 'Eins' } });
  expect(row?.translationState).toEqual({ title: { de: mark('draft', 'x') } });
  expect(row).not.toHaveProperty('body');

  const unmarked = await aBlogPost({
    categoryId: category.id,
    translations: {},
    translationState: {},
  });
  const list = await jsonOf<Page<EditedRow<BlogPostRow>>>(admin('/blog/posts'));
  expect(list.items.find((one) => one.id === unmarked.id)).toMatchObject({
    bodyStates: { es: 'reviewed', en: 'missing', de: 'missing', ca: 'missing' },
    translations: {},
    translationState: {},
  });
});

test('categories come with the number of their posts, drafts too, the trash not; one that has posts stays', async () => {
  const empty = await aBlogCategory();
  const full = await aBlogCategory();
  await aBlogPost({ categoryId: full.id, status: 'draft' });
  await aBlogPost({ categoryId: full.id, deletedAt: '2026-01-01T00:00:00.000Z' });
  const { items } = await jsonOf<Page<EditedRow<BlogCategoryRow>>>(admin('/blog/categories'));
  const countOf = (id: number) => items.find((one) => one.id === id)?.postCount;
  expect([countOf(full.id), countOf(empty.id)]).toEqual([1, 0]);
  expect((await admin(`/blog/categories/${full.id}`, 'DELETE')).status).toBe(409);
  expect((await admin(`/blog/categories/${empty.id}`, 'DELETE')).status).toBe(204);
});

test('reading time follows the body; the day of publication is set when a post comes out, and stays', async () => {
  const input = {
    slug: 'a',
    title: 'A',
    excerpt: '',
    body: 'uno '.repeat(900),
    cover: 'a.jpg',
    categoryId: category.id,
    author: 'Ada',
  };
  const draft = await jsonOf<EditedRow<BlogPostRow>>(admin('/blog/posts', 'POST', input));
  expect(draft).toMatchObject({ readingMinutes: 5, publishedAt: null });
  const out = await jsonOf<EditedRow<BlogPostRow>>(
    admin(`/blog/posts/${draft.id}`, 'PUT', { ...draft, status: 'published' }),
  );
  expect(out.publishedAt).toMatch(/^20\d\d-/);
  const again = await jsonOf<EditedRow<BlogPostRow>>(
    admin(`/blog/posts/${draft.id}`, 'PUT', { ...out, status: 'draft' }),
  );
  expect(again.publishedAt).toBe(out.publishedAt);
});

test('a post that was planned for later and comes out now, or another day, is dated by that and not by the former plan', async () => {
  const input = {
    slug: 'planned',
    title: 'A',
    excerpt: '',
    body: 'uno',
    cover: 'a.jpg',
    categoryId: category.id,
    author: 'Ada',
  };
  const [planned, later] = ['2099-01-01T09:00:00.000Z', '2099-02-01T09:00:00.000Z'];
  let row = await jsonOf<EditedRow<BlogPostRow>>(
    admin('/blog/posts', 'POST', { ...input, status: 'published', publishAt: planned }),
  );
  expect(row.publishedAt).toBe(planned);
  const save = async (change: Partial<BlogPostRow>) => {
    row = await jsonOf<EditedRow<BlogPostRow>>(
      admin(`/blog/posts/${row.id}`, 'PUT', { ...row, ...change }),
    );
    return row.publishedAt;
  };
  const isPast = (at: string | null) => at !== null && at <= new Date().toISOString();
  expect(await save({ publishAt: later })).toBe(later);
  expect(isPast(await save({ publishAt: null }))).toBe(true);

  const { id } = await aBlogPost({
    categoryId: category.id,
    status: 'draft',
    publishAt: null,
    publishedAt: planned,
  });
  await admin('/blog/posts/bulk', 'POST', { action: 'publish', ids: [id] });
  expect(
    isPast((await jsonOf<EditedRow<BlogPostRow>>(admin(`/blog/posts/${id}`))).publishedAt),
  ).toBe(true);
});
