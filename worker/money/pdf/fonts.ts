import type { Brand } from '#contract/pages/brand.ts';
import type { Bindings } from '#env';
import { type PrintedBrand, printedBrand } from './printed-brand.ts';

/** Files of the two weights of Noto Sans (SIL Open Font License, `web/public/assets/fonts/OFL.txt`). */
type FontFiles = { regular: Uint8Array; bold: Uint8Array };
/** What a document is printed with: fonts, and the firm's logo and colour. */
export type Stationery = FontFiles & { brand?: PrintedBrand };

export const FONT_PATHS = {
  regular: '/assets/fonts/noto-sans-1.ttf',
  bold: '/assets/fonts/noto-sans-bold-1.ttf',
} as const;

async function readFont(env: Bindings, path: string): Promise<Uint8Array> {
  const response = await env.ASSETS.fetch(`http://assets${path}`);
  if (!response.ok) throw new Error(`the static build has no font: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Unchanged for a whole deployment. */
let fonts: FontFiles | undefined;

async function readFonts(env: Bindings): Promise<FontFiles> {
  if (fonts) return fonts;
  const [regular, bold] = await Promise.all([
    readFont(env, FONT_PATHS.regular),
    readFont(env, FONT_PATHS.bold),
  ]);
  fonts = { regular, bold };
  return fonts;
}

export async function readStationery(
  env: Bindings,
  { brand }: { brand: Brand },
): Promise<Stationery> {
  const [files, printed] = await Promise.all([readFonts(env), printedBrand(env, brand)]);
  return { ...files, brand: printed };
}
