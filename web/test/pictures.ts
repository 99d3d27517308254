import type { ImageDetail, ImageRow } from '#contract/pictures/images.ts';

export const aPicture = (change: Partial<ImageRow> = {}): ImageRow => ({
  id: 1,
  version: 1,
  createdAt: '2026-07-01T10:00:00.000Z',
  updatedAt: '2026-07-01T10:00:00.000Z',
  deletedAt: null,
  name: 'cove.jpg',
  path: 'cove-0123456789abcdef.jpg',
  contentType: 'image/jpeg',
  bytes: 480_000,
  width: 2560,
  height: 1440,
  dominantColor: '#123456',
  preview: '',
  focalX: 0.5,
  focalY: 0.5,
  alt: {},
  isDemo: false,
  ...change,
});

export const aPictureDetail = (change: Partial<ImageDetail> = {}): ImageDetail => ({
  ...aPicture(),
  uses: [],
  variants: { count: 0, bytes: 0 },
  ...change,
});
