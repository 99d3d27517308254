import { eq, inArray } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { SaveEnvelope } from '#contract/admin/crud.schema.ts';
import { FaqDocument, Policy, Trail } from '#contract/content/documents.schema.ts';
import { BRAND_PICTURES, NO_BRAND } from '#contract/pages/brand.ts';
import { Menus } from '#contract/pages/menus.schema.ts';
import { Settings as SettingsSchema } from '#contract/pages/settings.schema.ts';
import type { Settings } from '#contract/pages/settings.ts';
import { picturePath } from '#contract/pictures/picture-address.ts';
import { parseBody } from '#core/crud/check-input.ts';
import { checkPlaceholders } from '#core/crud/check-placeholders.ts';
import { read } from '#core/db/reader.ts';
import { images, settings } from '#core/db/schema.ts';
import { saveSettings } from '#core/db/statements/save-settings.ts';
import { readBody } from '#core/http/bodies/body.ts';
import { jsonBody } from '#core/http/description/describe-route.ts';
import { ApiError, conflict, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { placeholdersOf } from '#core/text/strings/filled.ts';
import { FIRM_PHONES } from '#core/values/firm-phones.ts';
import { phoneNumber } from '#core/values/phone-number.ts';
import type { App } from '#env';
import { documentRevisions } from './document-revisions.ts';
import { checkMenus } from './menus.reads.ts';

/** Documents with an editor of their own, by key. */
const DOCUMENTS = {
  site: SettingsSchema,
  'policy-privacy': Policy,
  'policy-terms': Policy,
  faq: FaqDocument,
  menus: Menus,
  trail: Trail,
};
type Key = keyof typeof DOCUMENTS;

const LIMIT_BYTES = 2 * 1024 * 1024;
/** 0 saves a document for the first time. */
const Version = v.object({ version: v.union([SaveEnvelope.entries.version, v.literal(0)]) });

const keyOf = (text: string): Key =>
  found(Object.hasOwn(DOCUMENTS, text) ? (text as Key) : undefined);

/** The document with its version; version 0 when nothing is stored yet. */
async function stored(c: Context<App>, key: Key) {
  const row = await c.var.reader.run(
    read(
      [
        c.var.db
          .select({ value: settings.value, version: settings.version })
          .from(settings)
          .where(eq(settings.key, key)),
      ],
      ([one]) => one,
    ),
  );
  // Settings that were stored before there were brands have none.
  const before = row && key === 'site' ? { brand: NO_BRAND, ratingName: '', ratingUrl: '' } : {};
  return { ...before, ...(row?.value as object | undefined), version: row?.version ?? 0 };
}

/** The brand with the sizes of its logos; 422 for a picture that is not in the library. */
async function withSizes(c: Context<App>, { brand, ...site }: Settings): Promise<Settings> {
  const addresses = BRAND_PICTURES.flatMap((name) => {
    const address = brand[name];
    return address === null ? [] : [{ name, path: picturePath(address) }];
  });
  if (addresses.length === 0) return { ...site, brand: { ...brand, sizes: {} } };
  const rows = await c.var.db
    .select({ path: images.path, width: images.width, height: images.height })
    .from(images)
    .where(
      inArray(
        images.path,
        addresses.map(({ path }) => path),
      ),
    );
  const known = addresses.map(({ name, path }) => ({
    ...{ name, size: rows.find((row) => row.path === path) },
  }));
  const errors = known
    .filter(({ size }) => !size)
    .map(({ name }) => ({ path: `brand.${name}`, code: 'invalid' as const }));
  if (errors.length > 0) throw new ApiError(422, 'problem.invalid_fields', { errors });
  const sizes = Object.fromEntries(
    known.flatMap(({ name, size }) =>
      size && (name === 'logo' || name === 'logoDark')
        ? [[name, { width: size.width, height: size.height }]]
        : [],
    ),
  );
  return { ...site, brand: { ...brand, sizes } };
}

/** The firm's numbers in the form that links dial; 422 for each invalid one. */
function withFirmPhones(site: Settings): Settings {
  const numbers = FIRM_PHONES.map((path) => ({
    path,
    number: site[path] && phoneNumber(site[path], { language: 'es' }),
  }));
  const errors = numbers
    .filter(({ number }) => number === undefined)
    .map(({ path }) => ({ path, code: 'phone' as const }));
  if (errors.length > 0) throw new ApiError(422, 'problem.invalid_fields', { errors });
  return { ...site, ...Object.fromEntries(numbers.map(({ path, number }) => [path, number])) };
}

type SaveOf = { version: number; action?: 'update' | 'restore-revision' };

/** Saves over the version that was read, or responds with 409 and the current document. */
async function save(c: Context<App>, key: Key, body: unknown, { version, action }: SaveOf) {
  const value =
    key === 'site'
      ? await withSizes(c, withFirmPhones(parseBody(SettingsSchema, body)))
      : parseBody(DOCUMENTS[key] as v.GenericSchema<unknown, object>, body);
  if (key !== 'site') checkPlaceholders(value);
  if (key === 'menus') await checkMenus(c.var.db, value as v.InferOutput<typeof Menus>);
  const { success, output } = v.safeParse(DOCUMENTS[key], await stored(c, key));
  const saved = await saveSettings(c.var.db, key, value, version, {
    ...{ userId: c.var.user?.id, apiKeyId: c.var.apiKeyId, action: action ?? 'update' },
    kept: { before: success ? output : undefined, after: value },
  });
  if (saved !== undefined) return c.json({ ...value, version: saved });
  return conflict(c, await stored(c, key), 'problem.other_save_first');
}

async function saveBody(c: Context<App>, key: Key) {
  const body = await readBody(c.req.raw, LIMIT_BYTES);
  return save(c, key, body, parseBody(Version, body));
}

/** The firm and the site (`/settings`), and the other documents (`/settings/faq`). */
export const settingsAdminRoutes = router();

settingsAdminRoutes.get(
  '/',
  describeRoute({ summary: 'Settings of the company and the site' }),
  noStepUp('a read'),
  async (c) => c.json(await stored(c, 'site')),
);
settingsAdminRoutes.put(
  '/',
  describeRoute({
    summary: 'Update the settings of the company and the site',
    ...jsonBody([Version, SettingsSchema], LIMIT_BYTES),
  }),
  noStepUp('texts of the site'),
  async (c) => saveBody(c, 'site'),
);
settingsAdminRoutes.get(
  '/placeholders',
  describeRoute({ summary: 'Values of the placeholders that texts may contain, by language' }),
  noStepUp('a read'),
  async (c) => c.json(await placeholdersOf(c)),
);
documentRevisions(settingsAdminRoutes, '', { keyOf: () => 'site', save });
documentRevisions(settingsAdminRoutes, '/:key', {
  keyOf: (c) => keyOf(c.req.param('key') ?? ''),
  save,
});
settingsAdminRoutes.get(
  '/:key',
  describeRoute({
    summary: 'A document: `faq`, `menus`, `trail`, `policy-privacy`, `policy-terms`',
  }),
  noStepUp('a read'),
  async (c) => c.json(await stored(c, keyOf(c.req.param('key')))),
);
settingsAdminRoutes.put(
  '/:key',
  describeRoute({
    summary: 'Update a document',
    ...jsonBody([Version, v.union(Object.values(DOCUMENTS))], LIMIT_BYTES),
  }),
  noStepUp('texts of the site'),
  async (c) => saveBody(c, keyOf(c.req.param('key'))),
);
settingsAdminRoutes.all('/*', () => {
  throw new ApiError(404);
});
