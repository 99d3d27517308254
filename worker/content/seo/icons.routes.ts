import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { iconVersion } from '#contract/pages/icon-version.ts';
import { picturePath } from '#contract/pictures/picture-address.ts';
import { decodePng } from '#core/bytes/png.ts';
import { shared } from '#core/cache/policy.ts';
import { ORIGINALS } from '#core/db/published/originals.ts';
import { images, imageVariants } from '#core/db/schema.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { withDatabase } from '#core/http/database.ts';
import { router } from '#core/http/router.ts';
import type { App } from '#env';
import { ICONS, type Icon, iconFile, innerSize } from './icon-files.ts';

/** Part of the keys in the bucket; changes with how icons are drawn. */
const RECIPE = 1;

const answer = (c: Context<App>, body: BodyInit, { type }: Icon) =>
  c.body(body as ArrayBuffer, 200, { 'Content-Type': type });

/** Made once and stored in the bucket; undefined when the picture cannot be had. */
async function brandIcon(
  c: Context<App>,
  square: string,
  path: string,
  icon: Icon,
): Promise<Response | undefined> {
  const { BUCKET, IMAGES } = c.env;
  const key = `icons/${iconVersion({ square })}-${RECIPE}${path}`;
  const stored = await BUCKET.get(key);
  if (stored) return answer(c, await stored.arrayBuffer(), icon);
  const imagePath = picturePath(square);
  const [source] = await c.var.db
    .select({ width: images.width, height: images.height })
    .from(images)
    .where(eq(images.path, imagePath));
  const original = source && (await BUCKET.get(ORIGINALS + imagePath));
  if (!original || !IMAGES) return undefined;
  const scale = innerSize(icon) / Math.max(source.width, source.height);
  const size = {
    width: Math.max(1, Math.round(source.width * scale)),
    height: Math.max(1, Math.round(source.height * scale)),
  };
  const scaled = await IMAGES.input(original.body)
    .transform({ ...size, fit: 'scale-down' })
    .output({ format: 'image/png' });
  const file = iconFile(
    decodePng(new Uint8Array(await scaled.response().arrayBuffer())),
    icon,
  ) as Uint8Array<ArrayBuffer>;
  await BUCKET.put(key, file, { httpMetadata: { contentType: icon.type } });
  await c.var.db
    .insert(imageVariants)
    .values({ key, imagePath, format: 'png', width: icon.size, bytes: file.byteLength })
    .onConflictDoNothing();
  return answer(c, file, icon);
}

/** Icons of browsers and phones: those of the brand, else the files of the static build. */
export const iconRoutes = router();

for (const [path, icon] of Object.entries(ICONS))
  iconRoutes.get(path, withDatabase, shared(), async (c) => {
    const { brand } = await c.var.reader.run(siteSettings(c.var.db));
    const own = brand.square && (await brandIcon(c, brand.square, path, icon));
    if (own) return own;
    const file = await c.env.ASSETS.fetch(new URL(path, c.req.url));
    return new Response(file.body, file);
  });
