const FIRST = /(<source\b[^>]*>)?<img\b[^>]*\bfetchpriority="high"[^>]*>/i;

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&');

/** What a quoted value of a header may hold; addresses of pictures and widths are no more than that. */
const isPlain = (value: string) => /^[\x20-\x7e]*$/.test(value) && !/["\\<>]/.test(value);

/**
 * A `Link` header that preloads the page's first picture. Browsers request it before they have parsed the document, and Cloudflare sends it
 * ahead as an early hint where the zone has that switched on. A picture with several sources has none: the browser chooses among them by
 * the document.
 */
export function firstPictureLink(html: string): string | undefined {
  const [tag = '', source] = FIRST.exec(html) ?? [];
  const src = attribute(tag, 'src');
  if (!src?.startsWith('/') || source) return undefined;
  const srcset = attribute(tag, 'srcset');
  const sizes = attribute(tag, 'sizes');
  const link = [
    `<${src}>`,
    'rel=preload',
    'as=image',
    ...(srcset ? [`imagesrcset="${srcset}"`] : []),
    ...(srcset && sizes ? [`imagesizes="${sizes}"`] : []),
    'fetchpriority=high',
  ].join('; ');
  return [src, srcset ?? '', sizes ?? ''].every(isPlain) ? link : undefined;
}
