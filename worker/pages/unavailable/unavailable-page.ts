import type { Language } from '#contract/languages/language.ts';
import { telUrl } from '#contract/people/phone-links.ts';
import { RETRY_AFTER_SECONDS } from '#core/http/problem.ts';
import { contentSecurityPolicy, sourceHash } from '#core/http/protection/security-headers.ts';
import { type TextKey, translate } from '#core/locales/strings.ts';
import { escapeHtml } from '#core/mail/message.ts';
import type { Bindings } from '#env';
import { storedContact } from '../firm-contact.ts';

const CSS = `:root{color-scheme:light}
body{margin:0;background:#fdfbf6;color:#1d2b36;font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:clamp(3rem,12vh,8rem) 1.25rem}
.brand{margin:0;color:#0f3d5e;font-weight:600}
h1{margin:1.5rem 0 .75rem;color:#0f3d5e;font-size:1.75rem;line-height:1.25;text-wrap:balance}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.75rem}
.actions a,button{border:1px solid #0f3d5e;border-radius:.5rem;padding:.75rem 1.25rem;color:#0f3d5e;background:none;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button,.actions a.main{color:#fff;background:#0f3d5e}
a:focus-visible,button:focus-visible{outline:3px solid #c2571a;outline-offset:2px}`;

/** A form submitted while the page could not be rendered: all its input, for another attempt. */
export type UnsentForm = {
  action: string;
  fields: readonly (readonly [name: string, value: string])[];
};

/** The fallback for a page that could not be rendered: a 503 with the firm's phone number and the form's input. `path`: the page's URL. */
export async function unavailablePage(
  env: Bindings,
  language: Language,
  path: string,
  unsent?: UnsentForm,
): Promise<Response> {
  const contact = await storedContact(env);
  const text = (key: TextKey<'common'> & `unavailable.${string}`) =>
    escapeHtml(translate(language, 'common', key));
  const tel = contact && telUrl(contact.phone);
  const call = tel
    ? `<a href="${escapeHtml(tel)}">${text('unavailable.call')} ${escapeHtml(contact.phone)}</a>`
    : '';
  const hidden = (unsent?.fields ?? [])
    .map(
      ([name, value]) =>
        `<textarea name="${escapeHtml(name)}" hidden>\n${escapeHtml(value)}</textarea>`,
    )
    .join('');
  const again = unsent
    ? `<form class="actions" method="post" action="${escapeHtml(unsent.action)}">${hidden}<button>${text('unavailable.send_again')}</button>${call}</form>`
    : `<p class="actions"><a class="main" href="${escapeHtml(path)}">${text('unavailable.again')}</a>${call}</p>`;
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${text('unavailable.title')}</title>
<style>${CSS}</style>
<main>
<p class="brand">${escapeHtml(contact?.siteName ?? 'Menorca')}</p>
<h1>${text('unavailable.title')}</h1>
<p>${text(unsent ? 'unavailable.form' : 'unavailable.text')}</p>
${again}
</main>
</html>
`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      'Content-Security-Policy': contentSecurityPolicy({ styles: [await sourceHash(CSS)] }),
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_AFTER_SECONDS),
    },
  });
}
