import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Language } from '#contract/languages/language.ts';
import { toHex } from '#core/bytes/hex.ts';

const SOURCES = path.resolve('worker/core/db/seed/pictures');
const CACHE = path.resolve('node_modules/.cache/pictures');
const SIZE = { width: 2560, height: 1440 };
/** Bump when the rendering changes. */
const RECIPE = 'v3';
const AT_ONCE = 3;

export type Picture = {
  slug: string;
  /** Path in the bucket; contains the hash of the content. */
  path: string;
  bytes: Buffer;
  sha256: string;
  width: number;
  height: number;
  dominantColor: string;
  preview: string;
  alt: Partial<Record<Language, string>>;
};

type Facts = Omit<Picture, 'bytes' | 'slug'>;

/** A faint paper grain over the whole image, the same for all; it reduces banding and is invisible in small sizes. */
async function grain(): Promise<Buffer> {
  return sharp({
    create: {
      ...SIZE,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 9 },
    },
  })
    .ensureAlpha(0.05)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** `<desc>es: … | en: … | de: … | ca: …</desc>` */
function altTexts(svg: string): Picture['alt'] {
  const description = /<desc>([\s\S]*?)<\/desc>/.exec(svg)?.[1] ?? '';
  const entries = [
    ...description.matchAll(/\b(es|en|de|ca):\s*([\s\S]*?)(?=\s*\||\s*\b(?:es|en|de|ca):|$)/g),
  ];
  return Object.fromEntries(entries.map(([, language, text]) => [language, (text ?? '').trim()]));
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The images of an earlier start; undefined when they are missing or incomplete because that start was interrupted. */
export function cachedPicture(cached: string): Omit<Picture, 'slug'> | undefined {
  try {
    const facts = JSON.parse(readFileSync(`${cached}.json`, 'utf8')) as Facts;
    const bytes = readFileSync(`${cached}.jpg`);
    return hashOf(bytes) === facts.sha256 ? { bytes, ...facts } : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a file atomically, also when two starts write it concurrently. */
function writeAtomically(file: string, content: Buffer | string): void {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, content);
  renameSync(part, file);
}

async function draw(slug: string, svg: string, paper: Buffer): Promise<Picture> {
  const key = createHash('sha256').update(RECIPE).update(svg).digest('hex').slice(0, 16);
  const cached = path.join(CACHE, `${slug}-${key}`);
  const drawn = cachedPicture(cached);
  if (drawn) return { slug, ...drawn };
  const bytes = await sharp(Buffer.from(svg), { density: 72 })
    .resize(SIZE.width, SIZE.height, { fit: 'cover' })
    .composite([{ input: paper, blend: 'soft-light' }])
    .flatten()
    .jpeg({ quality: 90, mozjpeg: false, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const sha256 = hashOf(bytes);
  const { dominant } = await sharp(bytes).resize(64).stats();
  const preview = await sharp(bytes).resize(20).webp({ quality: 30 }).toBuffer();
  const facts: Facts = {
    path: `${slug}-${sha256.slice(0, 10)}.jpg`,
    sha256,
    ...SIZE,
    dominantColor: `#${toHex(Uint8Array.of(dominant.r, dominant.g, dominant.b))}`,
    preview: `data:image/webp;base64,${preview.toString('base64')}`,
    alt: altTexts(svg),
  };
  writeAtomically(`${cached}.jpg`, bytes);
  writeAtomically(`${cached}.json`, JSON.stringify(facts));
  return { slug, bytes, ...facts };
}

/** The demo's illustrations, rendered from their SVG sources at 2560 x 1440; rendered once, then cached in node_modules/.cache. */
export async function drawPictures(): Promise<Map<string, Picture>> {
  mkdirSync(CACHE, { recursive: true });
  const waiting = readdirSync(SOURCES).filter((name) => name.endsWith('.svg'));
  const drawn = new Map<string, Picture>();
  const paper = await grain();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
        const slug = name.slice(0, -'.svg'.length);
        drawn.set(slug, await draw(slug, readFileSync(path.join(SOURCES, name), 'utf8'), paper));
      }
    }),
  );
  return drawn;
}
