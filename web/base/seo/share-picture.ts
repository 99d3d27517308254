import type { Language } from '#contract/languages/language.ts';
import type { Brand } from '#contract/pages/brand.ts';
import type { SharedPage } from '#contract/render.ts';
import type { PageMeta } from './page-meta.ts';

/** Size recommended for link previews. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
/** Changes with the rendering code (`worker/content/share`). */
const RECIPE = '1';

/** The page's title without the site's name before or after it: `Trips | Marès`, `Marès | Trips`. */
export function pageName(
  { name, title }: Pick<PageMeta, 'name' | 'title'>,
  siteName: string,
): string {
  if (name) return name;
  const parts = title.split(/\s+[|·–]\s+/);
  return parts.filter((part) => part !== siteName).join(' – ') || title;
}

/** FNV-1a: distinguishes texts, not for security. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Content of the page's picture for link previews. Its version changes with the content, so that no stale picture is cached; pages excluded
 * from sharing have none.
 */
export function sharedPage(
  page: Pick<PageMeta, 'name' | 'title' | 'image' | 'path' | 'robots'>,
  siteName: string,
  brand?: Brand,
): SharedPage | undefined {
  if (page.path === undefined || (!page.image && page.robots.startsWith('noindex')))
    return undefined;
  const name = pageName(page, siteName);
  const image = page.image ?? brand?.sharePicture ?? null;
  const { primary = null, accent = null } = brand ?? {};
  const colours = primary || accent ? { primary, accent } : undefined;
  const parts = [RECIPE, image, name, siteName, ...(colours ? [primary, accent] : [])];
  return { name, siteName, image, colours, version: digest(parts.join('\n')) };
}

/** Path of that picture: `/og/de/trips.jpg`, in the language of the page's content. */
export function sharePicturePath(
  page: PageMeta,
  language: Language,
  siteName: string,
  brand?: Brand,
): string | undefined {
  const shared = sharedPage(page, siteName, brand);
  if (!shared) return undefined;
  const [pathname = '/'] = page.path?.split('?') ?? [];
  const own =
    page.languages.length === 0 || page.languages.includes(language)
      ? language
      : (page.original ?? language);
  return `/og/${own}${pathname === '/' ? '' : pathname}.jpg?v=${shared.version}`;
}
