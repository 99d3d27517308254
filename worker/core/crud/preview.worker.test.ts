import { expect, test } from 'vitest';
import type { PreviewLink } from '#contract/admin/crud.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import {
  aBlogCategory,
  aBlogPost,
  aDestination,
  aTrip,
  aTripType,
  db,
} from '../../test/builders.ts';
import { bindings, send } from '../../test/client.ts';
import { makePreviewToken } from './preview-token.ts';

const admin = await anAdmin();
const { id: tripTypeId } = await aTripType();
const { id: categoryId } = await aBlogCategory();
const LATER = new Date(Date.now() + 3_600_000).toISOString();
const TRASHED = '2026-01-01T00:00:00.000Z';

type State = {
  status?: 'draft' | 'published';
  publishAt?: string | null;
  deletedAt?: string | null;
};
const KINDS = [
  {
    entity: 'trips',
    adminPath: '/trips',
    make: async (state: State) => {
      const { id, slug } = await aTrip({ tripTypeId, ...state });
      return { id, api: `/api/trips/${id}`, page: `/es/trips/${id}-${slug}` };
    },
  },
  {
    entity: 'destinations',
    adminPath: '/destinations',
    make: async ({ publishAt: _none, ...state }: State) => {
      const { id, slug } = await aDestination(state);
      return { id, api: `/api/destinations/${id}`, page: `/es/destinations/${id}-${slug}` };
    },
  },
  {
    entity: 'blog-posts',
    adminPath: '/blog/posts',
    make: async (state: State) => {
      const { id, slug } = await aBlogPost({ categoryId, ...state });
      return { id, api: `/api/blog/posts/${slug}`, page: `/es/blog/${slug}` };
    },
  },
] as const;

const statusOf = async (path: string) => (await send(path)).status;
const linkOf = async (adminPath: string, id: number) =>
  jsonOf<PreviewLink>(admin(`${adminPath}/${id}/preview`, 'POST'));

test.each(KINDS)(
  '$entity: the draft is shown with the preview link only',
  async ({ adminPath, make }) => {
    const { id, api } = await make({ status: 'draft' });
    const { token } = await linkOf(adminPath, id);
    expect(await statusOf(api)).toBe(404);
    const answer = await send(`${api}?preview=${token}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await answer.json()).toMatchObject({ id, isPreview: true });
  },
);

test.each(KINDS)(
  '$entity: a token is good for its row, its kind and its day',
  async ({ entity, adminPath, make }) => {
    const [mine, other] = [await make({ status: 'draft' }), await make({ status: 'draft' })];
    const { token } = await linkOf(adminPath, mine.id);
    expect(await statusOf(`${other.api}?preview=${token}`)).toBe(404);
    const secret = await signingSecret(db, bindings.QUOTE_SECRET);
    const wrong = [
      '',
      'x',
      `${token}0`,
      token.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      token.replace(/^\d/, '9'),
      `${Date.now() + 1000}.`,
      (await makePreviewToken(secret, entity, mine.id, Date.now() - 25 * 3_600_000)).token,
      (await makePreviewToken(secret, 'pages', mine.id)).token,
      (await makePreviewToken('another secret', entity, mine.id)).token,
    ];
    for (const one of wrong)
      expect(await statusOf(`${mine.api}?preview=${encodeURIComponent(one)}`), one).toBe(404);
  },
);

test.each(KINDS)(
  '$entity: what is public stays so with a wrong token, and is no preview',
  async ({ make }) => {
    const { api } = await make({});
    const answer = await send(`${api}?preview=wrong`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).not.toHaveProperty('isPreview');
  },
);

test.each(KINDS)(
  '$entity: what is to come can be seen, what is in the trash cannot',
  async ({ adminPath, make }) => {
    const later = await make({
      publishAt: LATER,
      status: adminPath === '/destinations' ? 'draft' : 'published',
    });
    const { token } = await linkOf(adminPath, later.id);
    expect(await statusOf(later.api)).toBe(404);
    expect(await statusOf(`${later.api}?preview=${token}`)).toBe(200);
    const gone = await make({ deletedAt: TRASHED });
    const old = await linkOf(adminPath, gone.id);
    expect(await statusOf(`${gone.api}?preview=${old.token}`)).toBe(404);
  },
);

test.each(KINDS)(
  '$entity: the page of a preview says that it is one, is neither indexed nor cached',
  async ({ adminPath, make }) => {
    const { id, page } = await make({ status: 'draft' });
    const { token } = await linkOf(adminPath, id);
    expect(await statusOf(page)).toBe(404);
    // One request without the token and two with it would reveal a cached copy of either.
    for (let time = 0; time < 2; time += 1) {
      const shown = await send(`${page}?preview=${token}`);
      expect(shown.status).toBe(200);
      expect(shown.headers.get('Cache-Control')).toBe('private, no-store');
      expect(shown.headers.get('X-Robots-Tag')).toMatch(/^noindex/);
      expect(shown.headers.get('Referrer-Policy')).toBe('same-origin');
      const html = await shown.text();
      expect(html).toContain('Vista previa');
      expect(html).toMatch(/<meta[^>]* name="robots" content="noindex/);
      expect(html).not.toContain('hreflang="de"');
      expect(await statusOf(page)).toBe(404);
    }
  },
);

test.each(KINDS)(
  '$entity: a wrong token gets the public page, which is not cached',
  async ({ make }) => {
    const published = await make({});
    const shown = await send(`${published.page}?preview=wrong`);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('Cache-Control')).toBe('private, no-store');
    // The texts for hydration contain the words anyway.
    expect((await shown.text()).replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain(
      'Vista previa',
    );
    const plain = await send(published.page);
    expect(plain.status).toBe(200);
    expect(plain.headers.get('Cache-Control')).toMatch(/^public/);
    const draft = await make({ status: 'draft' });
    expect(await statusOf(`${draft.page}?preview=wrong`)).toBe(404);
  },
);
