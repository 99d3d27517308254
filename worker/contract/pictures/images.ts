import type * as v from 'valibot';
import type { Edited } from '../admin/crud.ts';
import type { EntityWith, PathOf } from '../entities.ts';
import type { InLanguages } from '../languages/translation.ts';
import type { Page } from '../paging.ts';
import type * as schema from './images.schema.ts';

/** Largest file that can be uploaded; the Images binding reads 20 MB. */
export const PICTURE_LIMIT_BYTES = 15 * 1024 * 1024;
/** The limit of the Images binding. */
export const PICTURE_MAX_SIDE_PX = 12_000;
export const PICTURE_MAX_PIXELS = 100_000_000;
/** Largest side that is stored. */
export const PICTURE_STORED_SIDE_PX = 2560;
/** Accepted file types, detected by content. */
export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
] as const;

/**
 * The `code` of a refused upload: too many bytes (413); a drawing, a format that is not decoded here, or no image at all (415); truncated
 * or damaged, or too many pixels (422); no Images binding, the same content as another image, or an image in use (409).
 */
export const PICTURE_REFUSALS = [
  'size',
  'svg',
  'heic',
  'avif',
  'type',
  'damaged',
  'pixels',
  'binding',
  'known',
  'used',
] as const;
export type PictureRefusal = (typeof PICTURE_REFUSALS)[number];

export type ImageInput = v.InferOutput<typeof schema.ImageInput>;

export type ImageRow = ImageInput &
  Edited & {
    /** Path in the bucket; contains the hash of the content. */
    path: string;
    contentType: string;
    bytes: number;
    width: number;
    height: number;
    dominantColor: string;
    /** Tiny WebP as a data URI; empty when none could be made. */
    preview: string;
    isDemo: boolean;
  };

/** A row's name in all languages. */
export type RowNames = { name?: InLanguages<string> | null };

/** A use of an image. `id` is that of the row, page or document. */
export type ImageUse = {
  kind: PathOf<EntityWith<'pictures'>>;
  id: string;
  name: string;
  translations?: RowNames | null;
};
export type ImageDetail = ImageRow & {
  uses: ImageUse[];
  variants: { count: number; bytes: number };
};
export type ImageList = Page<ImageRow>;

type Amount = { count: number; bytes: number };
export type ImageStorage = {
  originals: Amount;
  variants: Amount;
  trash: Amount;
  unused: Amount;
  /** Bytes of the originals that the variants replace, one per variant: the difference is what visitors do not download. */
  replacedBytes: number;
};
