export const DEFAULT_QUALITY = 80;
/** The tiny blurred placeholder of a lazily loaded picture. */
export const PLACEHOLDER = { width: 20, quality: 30, format: 'webp' } as const;

type PictureOptions = {
  width?: number;
  height?: number;
  quality?: number;
  format?: 'auto' | 'webp' | 'avif' | 'jpeg' | 'png';
};

/** Address of a picture, resized. Absolute addresses and data URIs pass through unchanged. */
export function pictureUrl(
  path: string,
  { width, height, quality = DEFAULT_QUALITY, format = 'auto' }: PictureOptions = {},
): string {
  if (/^(?:https?:|data:|blob:|\/)/.test(path)) return path;
  const query = new URLSearchParams();
  if (width) query.set('width', String(width));
  if (height) query.set('height', String(height));
  query.set('format', format);
  query.set('quality', String(quality));
  return `/api/images/optimize/${path.split('/').map(encodeURIComponent).join('/')}?${query}`;
}

/** A picture in several widths, in ascending order. */
export const pictureSources = (path: string, widths: readonly number[]) => ({
  src: pictureUrl(path, { width: widths.at(-1) ?? 828 }),
  srcSet: widths.map((width) => `${pictureUrl(path, { width })} ${width}w`).join(', '),
});
