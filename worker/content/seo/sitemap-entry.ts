import { addressFor } from '#contract/address.ts';
import { LANGUAGES, type Language } from '#contract/languages/language.ts';
import { pictureLink } from '#core/text/picture-link.ts';
import { escapeXml } from '#core/text/xml.ts';

/** A page that search engines may list. */
export type SitemapEntry = {
  /** Without language prefix. */
  path: string;
  /** Those in which it is available. */
  languages: readonly Language[];
  /** Time of the last change to its content. */
  changedAt: string | null;
  /** Paths in the bucket. */
  images: readonly string[];
};

const XMLNS =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

function urls({ path, languages, changedAt, images }: SitemapEntry, origin: string): string {
  const shown = LANGUAGES.filter((language) => languages.includes(language));
  const address = (language: Language) => origin + addressFor(path, language, true);
  const alternates = [
    ...shown.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address(language))}"/>`,
    ),
    `<xhtml:link rel="alternate" hreflang="x-default" href="${escapeXml(origin + path)}"/>`,
  ].join('');
  const pictures = [...new Set(images)].map(
    (image) => `<image:image>${element('image:loc', pictureLink(image, origin))}</image:image>`,
  );
  const rest = `${changedAt ? element('lastmod', changedAt) : ''}${alternates}${pictures.join('')}`;
  return shown
    .map((language) => `<url>${element('loc', address(language))}${rest}</url>`)
    .join('\n');
}

/** Every language of a page has its own entry, which lists all of them. */
export const sitemapXml = (entries: readonly SitemapEntry[], origin: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${XMLNS}>\n${entries.map((entry) => urls(entry, origin)).join('\n')}\n</urlset>\n`;

export const sitemapIndexXml = (
  parts: readonly { file: string; changedAt: string | null }[],
  origin: string,
) => {
  const sitemaps = parts.map(
    ({ file, changedAt }) =>
      `<sitemap>${element('loc', `${origin}/${file}`)}${changedAt ? element('lastmod', changedAt) : ''}</sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${sitemaps.join('\n')}\n</sitemapindex>\n`;
};
