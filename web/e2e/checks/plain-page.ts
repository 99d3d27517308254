import type { Page } from '@playwright/test';

/** A page as seen by a client without scripts. */
export type PlainPage = {
  title: string;
  description: string;
  robots: string;
  canonical: string;
  /** By `hreflang`. */
  alternates: Record<string, string>;
  /** By `property` or `name`. */
  meta: Record<string, string>;
  language: string;
  headings: string[];
  /** Links that search engines follow. */
  links: string[];
  pictures: { src: string; alt: string | null; isHidden: boolean }[];
  /** Languages of parts that are not in the page's. */
  foreign: string[];
  jsonLd: string[];
  text: string;
};

/** Parses markup without running it; `noscript` content counts. */
export const readPlain = (page: Page, html: string): Promise<PlainPage> =>
  page.evaluate((markup) => {
    const root = new DOMParser().parseFromString(markup, 'text/html');
    const all = (selector: string) => [...root.querySelectorAll(selector)];
    const attribute = (selector: string, name: string) =>
      root.querySelector(selector)?.getAttribute(name) ?? '';
    const language = root.documentElement.lang;
    return {
      title: root.title,
      description: attribute('meta[name=description]', 'content'),
      robots: attribute('meta[name=robots]', 'content'),
      canonical: attribute('link[rel=canonical]', 'href'),
      alternates: Object.fromEntries(
        all('link[rel=alternate][hreflang]').map((link) => [
          link.getAttribute('hreflang') ?? '',
          link.getAttribute('href') ?? '',
        ]),
      ),
      meta: Object.fromEntries(
        all('meta[content]').map((tag) => [
          tag.getAttribute('property') ?? tag.getAttribute('name') ?? '',
          tag.getAttribute('content') ?? '',
        ]),
      ),
      language,
      headings: all('h1').map((heading) => heading.textContent ?? ''),
      links: all('a[href]:not([rel~=nofollow])').map((link) => link.getAttribute('href') ?? ''),
      pictures: all('img').map((img) => ({
        src: img.getAttribute('src') ?? '',
        alt: img.getAttribute('alt'),
        isHidden: img.closest('[aria-hidden=true]') !== null,
      })),
      foreign: all('body [lang]:not([hreflang], blockquote)')
        .map((part) => part.getAttribute('lang') ?? '')
        .filter((lang) => lang !== language),
      jsonLd: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
      text: root.body.textContent ?? '',
    };
  }, html);
