import type { ImageUse, RowNames } from './images.ts';

/** Fields of rows that hold one picture, or several, or a text with pictures in it. */
export const SLOT_FIELDS = [
  'image',
  'cover',
  'avatar',
  'gallery',
  'body',
  'logo',
  'logoDark',
  'square',
  'sharePicture',
  'person',
] as const;
export type SlotField = (typeof SLOT_FIELDS)[number];

/** A place of the site that shows a picture. */
export type PictureSlot = {
  kind: ImageUse['kind'];
  /** Of the row, as its editor's address has it. */
  id: string;
  name: string;
  translations?: RowNames | null;
  slug: string;
  field: SlotField;
  /** Position in a gallery, whose last one is free, or in a text. */
  at: number;
  /** Null: nothing is there yet. */
  address: string | null;
  /** Of the file; null without one in the library. */
  size: { width: number; height: number } | null;
  /** The picture came with the site. */
  isDrawing: boolean;
  isPublished: boolean;
};

/** A picture of the brand: its fields are places of the whole site. */
export const isOfBrand = ({ kind, field }: Pick<PictureSlot, 'kind' | 'field'>) =>
  kind === 'settings' && field !== 'person';

const PICTURE_IN_TEXT = /!\[[^\]]*\]\(\s*<?([^\s)>]+)/g;

/** Addresses of the pictures in a text, in their order, each once. */
export const picturesInText = (text: string): string[] => [
  ...new Set([...text.matchAll(PICTURE_IN_TEXT)].map(([, address = '']) => address)),
];
