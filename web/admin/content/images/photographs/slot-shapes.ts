import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import type { PictureSlot, SlotField } from '#contract/pictures/slots.ts';

/** What a place wants: the size at which it is sharp everywhere. A shape that is fixed is cropped to. */
type Shape = { width: number; height: number; isFixed?: boolean };

const WIDE: Shape = { width: 1920, height: 867 };
const CARD: Shape = { width: 1600, height: 1067 };
const FACE: Shape = { width: 512, height: 512, isFixed: true };
const LOGO: Shape = { width: 600, height: 160 };

const SHAPES: Record<SlotField, Shape> = {
  image: CARD,
  gallery: CARD,
  body: CARD,
  cover: { width: 2000, height: 800 },
  avatar: FACE,
  person: FACE,
  logo: LOGO,
  logoDark: LOGO,
  square: FACE,
  sharePicture: { width: 1200, height: 630, isFixed: true },
};
const OF_KIND: Partial<Record<PictureSlot['kind'], Shape>> = {
  'hero-banners': WIDE,
  seo: SHAPES.sharePicture,
};

export const shapeOf = ({ kind, field }: Pick<PictureSlot, 'kind' | 'field'>): Shape =>
  OF_KIND[kind] ?? SHAPES[field];

/** The file has fewer pixels than the place wants, so that it may look blurred. */
export function isTooSmall(
  slot: Pick<PictureSlot, 'kind' | 'field'>,
  size: { width: number; height: number } | null,
): boolean {
  const { width, height } = shapeOf(slot);
  return size !== null && (size.width < width * 0.75 || size.height < height * 0.75);
}

export const FIELD_LABELS = {
  image: 'photographs.main',
  cover: 'photographs.main',
  avatar: 'photographs.portrait',
  person: 'photographs.portrait',
  gallery: 'photographs.gallery',
  body: 'photographs.in_text',
  logo: 'brand.logo',
  logoDark: 'brand.logo_dark',
  square: 'brand.square',
  sharePicture: 'brand.share',
} as const satisfies Record<SlotField, AdminKey>;

/** Of the page that shows it; undefined for what no page shows. */
export function pageOf({ kind, id, slug, field, isPublished }: PictureSlot): string | undefined {
  if (!isPublished) return undefined;
  if (field === 'person') return '/about';
  switch (kind) {
    case 'trips':
      return `/trips/${id}-${slug}`;
    case 'destinations':
      return `/destinations/${id}-${slug}`;
    case 'blog/posts':
      return `/blog/${slug}`;
    case 'pages':
      return `/${slug}`;
    case 'testimonials':
      return '/testimonials';
    case 'transfers/zones':
    case 'transfers/vehicles':
      return '/airport-transfers';
    case 'hero-banners':
    case 'settings':
      return '/';
    default:
      return undefined;
  }
}
