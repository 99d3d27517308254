import { html } from 'hono/html';
import type { Language } from '#contract/languages/language.ts';
import { wallTime } from '#contract/menorca-time.ts';
import { contentSecurityPolicy, sourceHash } from '#core/http/protection/security-headers.ts';
import { dayInWords } from '#core/mail/format.ts';
import type { CrewJobOnPage } from '../jobs.reads.ts';
import { departureHtml } from './departure-html.ts';
import { type Markup, NOTHING, type Shown, shownIn } from './parts.ts';
import { STYLE } from './style.ts';
import { transferHtml } from './transfer-html.ts';

/** What `crew.js` says itself. */
const SCRIPT_TEXTS = [
  'crew.offline',
  'crew.waiting',
  'crew.sending',
  'crew.conflict',
  'crew.read',
  'crew.link_over',
  'crew.copy_of',
  'crew.undo',
  'crew.push_on',
  'crew.push_off',
] as const;

const headers = async (language: Language) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Language': language,
  'Content-Security-Policy': contentSecurityPolicy({ styles: [await sourceHash(STYLE)] }),
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
});

// The style's hash is of this very text; it has no character that HTML escapes.
const head = (title: string, more: Markup) =>
  html`<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex,nofollow"><title>${title}</title>${more}`;

const document = async (language: Language, top: Markup, rest: Markup) =>
  `<!doctype html>\n${await html`<html lang="${language}"><head>${top}</head>${rest}</html>`}\n`.replace(
    '</head>',
    `<style>${STYLE}</style></head>`,
  );

type CrewPage = {
  siteName: string;
  name: string;
  language: Language;
  now: Date;
  today: string;
  tomorrow: string;
  jobs: readonly CrewJobOnPage[];
  /** For web push. */
  publicKey: string;
};

const jobHtml = (job: CrewJobOnPage, shown: Shown) =>
  job.kind === 'departure' ? departureHtml(job, shown) : transferHtml(job, shown);

/** A person's next days: readable without a script, which adds the buttons. */
export async function crewPage(page: CrewPage): Promise<Response> {
  const { siteName, name, language, now, today, tomorrow, jobs, publicKey } = page;
  const text = shownIn(language);
  const shown: Shown = { language, text, today, tomorrow };
  const days = [...Map.groupBy(jobs, ({ date }) => date)];
  const dayTitle = (date: string) =>
    [
      date === today && text('crew.today'),
      date === tomorrow && text('crew.tomorrow'),
      dayInWords(date, language),
    ]
      .filter(Boolean)
      .join(' · ');
  const texts = Object.fromEntries(
    SCRIPT_TEXTS.map((key) => [key.slice('crew.'.length), text(key)]),
  );
  const inside = html`<body data-texts="${JSON.stringify(texts)}" data-push="${publicKey}"><header class="top"><div><h1>${name}</h1><p>${siteName} · ${text('crew.as_of', { time: wallTime(now).time })}</p></div></header>
<p id="net" role="status" hidden></p><div id="conflicts" role="alert"><ul></ul></div>
<main>${days.length === 0 ? html`<h2>${text('crew.nothing')}</h2>` : NOTHING}${days.map(
    ([date, ofDay]) =>
      html`<section><h2>${dayTitle(date)}</h2>${ofDay.map((job) => jobHtml(job, shown))}</section>`,
  )}</main><p id="push" hidden><button type="button"></button></p></body>`;
  const title = head(
    `${text('crew.page_title')} · ${name}`,
    html`<script type="module" src="/crew.js"></script>`,
  );
  return new Response(await document(language, title, inside), {
    headers: await headers(language),
  });
}

/** For an address that is not valid, or not any more. */
export async function linkOverPage(language: Language): Promise<Response> {
  const text = shownIn(language);
  const inside = html`<body><main><p class="note">${text('crew.link_over')}</p></main></body>`;
  return new Response(await document(language, head(text('crew.page_title'), NOTHING), inside), {
    status: 404,
    headers: await headers(language),
  });
}
