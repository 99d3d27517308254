import { isLanguage } from '#contract/languages/language.ts';
import { contentSecurityPolicy, sourceHash } from '#core/http/protection/security-headers.ts';
import { translate } from '#core/locales/strings.ts';
import { escapeXml } from '#core/text/xml.ts';

const STYLE = `*{box-sizing:border-box}body{margin:0;font:1.125rem/1.5 system-ui,sans-serif;color:#1c2b33;background:#f6f1e7}
.mark{background:#ffd24a;padding:.75rem 1rem;font-weight:700;text-align:center}.mark p{margin:0}
main{max-width:30rem;margin:0 auto;padding:1.5rem 1rem}h1{font-size:1.75rem;line-height:1.2}
.sum{font-size:2.25rem;font-weight:700;margin:.5rem 0 1.5rem}
button{display:block;width:100%;min-height:3rem;margin:.75rem 0;font:inherit;font-weight:600;border-radius:.5rem;border:2px solid #0b5563;background:#fff;color:#0b5563;cursor:pointer}
button.main{background:#0b5563;color:#fff}button:focus-visible,input:focus-visible{outline:3px solid #b3541e;outline-offset:2px}
label{display:flex;gap:.75rem;align-items:center;min-height:3rem}input{width:1.5rem;height:1.5rem}`;

type Shown = { sessionId: string; cents: number; language: string; isDeclined: boolean };

/** The page of the provider `test`: it says on every screen that no money moves. */
export async function testPage({
  sessionId,
  cents,
  language: wanted,
  isDeclined,
}: Shown): Promise<Response> {
  const language = isLanguage(wanted) ? wanted : 'en';
  const text = (key: 'mark' | 'title' | 'declined' | 'pay' | 'decline' | 'leave' | 'late') =>
    escapeXml(translate(language, 'admin', `pay.test_${key}`));
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(
    cents / 100,
  );
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex,nofollow">
<title>${text('title')}</title>
<style>${STYLE}</style>
<header class="mark"><p role="note">${text('mark')}</p></header>
<main>
<h1>${text('title')}</h1>
<p class="sum" translate="no">${escapeXml(amount)}</p>
${isDeclined ? `<p role="alert">${text('declined')}</p>` : ''}
<form method="post" action="/pay/test/${sessionId}">
<label><input type="checkbox" name="late" value="1">${text('late')}</label>
<button class="main" name="deed" value="pay">${text('pay')}</button>
<button name="deed" value="decline">${text('decline')}</button>
<button name="deed" value="leave">${text('leave')}</button>
</form>
</main>
</html>
`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      'Content-Security-Policy': contentSecurityPolicy({ styles: [await sourceHash(STYLE)] }),
      'Cache-Control': 'private, no-store',
      // As the guest's own page; without an `Origin` the form would be refused.
      'Referrer-Policy': 'same-origin',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  });
}
