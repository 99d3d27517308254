import type { Brand } from '#contract/pages/brand.ts';
import { brandColours } from '#contract/pages/brand-colours.ts';
import { picturePath } from '#contract/pictures/picture-address.ts';
import { ORIGINALS } from '#core/db/published/originals.ts';
import { logFailure } from '#core/http/logs/log.ts';
import type { Bindings } from '#env';

/** `deep`: the colour of headings as `#rrggbb`. */
export type PrintedBrand = { deep?: string | undefined; logo?: Uint8Array | undefined };

/** Wide enough for 300 dots an inch at the size of a letterhead. */
const LOGO_PX = 640;

/** As PNG, which documents take. A document is made without a logo that cannot be read. */
async function logoOf(
  { BUCKET, IMAGES }: Bindings,
  { logo, sizes }: Brand,
): Promise<Uint8Array | undefined> {
  const size = sizes.logo;
  if (!logo || !size || !IMAGES) return undefined;
  try {
    const original = await BUCKET.get(ORIGINALS + picturePath(logo));
    if (!original) return undefined;
    const width = Math.min(LOGO_PX, size.width);
    const height = Math.max(1, Math.round((width * size.height) / size.width));
    const scaled = await IMAGES.input(original.body)
      .transform({ width, height, fit: 'scale-down' })
      .output({ format: 'image/png' });
    return new Uint8Array(await scaled.response().arrayBuffer());
  } catch (error) {
    logFailure('logo of a document', error);
    return undefined;
  }
}

export const printedBrand = async (env: Bindings, brand: Brand): Promise<PrintedBrand> => ({
  deep: brand.primary ? brandColours(brand)['deep-900'] : undefined,
  logo: await logoOf(env, brand),
});
