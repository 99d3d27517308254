import type { Language, Namespace } from './languages/language.ts';
import type { Brand } from './pages/brand.ts';

/** How a URL carries its language: in a prefix, or not at all (cookie, browser or default decide). */
export type PageAddress = {
  /** Path without language prefix, with query string. */
  path: string;
  language: Language;
  isPrefixed: boolean;
  origin: string;
};

/** A form that was posted without JavaScript and refused: rendered again with its input. */
export type PostedForm = {
  id: string;
  /** The page that contains it, as the browser addresses it. */
  page: string;
  status: number;
  values: Record<string, string>;
  errors: { path: string; code: string }[];
  message?: string;
  /** Of the problem, where one status has several reasons. */
  code?: string;
  /** For a refusal that asks to wait. */
  retryAfter?: string;
};

export type PageRequest = {
  address: PageAddress;
  strings: Record<Language, Record<Namespace, Record<string, string>>>;
  /** Calls `/api/...` inside the worker; rejects with `STATUS: TEXT`. */
  load: (path: string) => Promise<unknown>;
  postedForm?: PostedForm;
  /** Receives errors of page parts that could not be rendered; without it React writes to the console. */
  report?: (error: unknown) => void;
};

/** Texts, image (a path in the bucket) and colours for link previews, and their version, which the head contains. */
export type SharedPage = {
  name: string;
  siteName: string;
  image: string | null;
  colours: Pick<Brand, 'primary' | 'accent'> | undefined;
  version: string;
};

export type FilledPage = {
  status: number;
  /** The application's markup for `#root`. */
  html: string;
  /** Markup for `<head>`. */
  head: string;
  language: Language;
  /** JSON for the browser: the page's texts and form. The router's scripts carry the query data. */
  state: unknown;
  /** Robots directive of the page. */
  robots: string;
  /** The page's own path without language; undefined when it was not found. */
  path?: string;
  /** Content of its image for link previews; none for pages that must not be shared. */
  share?: SharedPage;
  /** The firm's look; undefined for the site's own. */
  brand?: Brand;
};

/** Renders a page. Implemented in `web/app/render.tsx` and called by `worker/pages`; neither depends on anything else of the other. */
export declare function renderPage(request: PageRequest): Promise<FilledPage>;
export type RenderPage = typeof renderPage;
