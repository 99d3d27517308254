import type { Language, Namespace } from './language.ts';

/** How an address carries its language: in a prefix, or bare (then cookie, browser or default chose it). */
export type PageAddress = {
  /** Path without language prefix, with query string. */
  path: string;
  language: Language;
  isPrefixed: boolean;
  origin: string;
};

/** A form that was posted without JavaScript and refused: shown again with what was typed. */
export type PostedForm = {
  id: string;
  /** The page it stands on, as the browser would address it. */
  page: string;
  status: number;
  values: Record<string, string>;
  errors: { path: string; code: string }[];
  message?: string;
  /** Of a refusal that asks to wait. */
  retryAfter?: string;
};

export type PageRequest = {
  address: PageAddress;
  strings: Record<Language, Record<Namespace, Record<string, string>>>;
  /** Answers `/api/...` without leaving the worker; rejects with `STATUS: TEXT`. */
  load: (path: string) => Promise<unknown>;
  postedForm?: PostedForm;
  /** Hears of a part of the page that could not be rendered; without it React writes to the console. */
  report?: (error: unknown) => void;
};

/** Words and picture (an address in the bucket) for link previews, and their version, which the head names. */
export type SharedPage = { name: string; siteName: string; image: string | null; version: string };

export type FilledPage = {
  status: number;
  /** The application's markup for `#root`. */
  html: string;
  /** Markup for `<head>`. */
  head: string;
  language: Language;
  /** JSON for the browser: the page's texts and form. The query data travel in the router's scripts. */
  state: unknown;
  /** Robots directive of the page. */
  robots: string;
  /** The page's own address without language; undefined when it was not found. */
  path?: string;
  /** What its picture for link previews is made of; none for pages that nobody may share. */
  share?: SharedPage;
};

/** Fills a page. Implemented in `web/app/render.tsx`, called by `worker/pages`; this is all they know of each other. */
export declare function renderPage(request: PageRequest): Promise<FilledPage>;
export type RenderPage = typeof renderPage;
