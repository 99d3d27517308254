/** `&`, `<`, `>` and quotes, for text that goes into HTML. */
export const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ?? character,
  );

type Message = { siteName: string; heading: string; paragraphs: string[]; button?: { text: string; url: string }; footer: string };

/** One frame for all mails: a heading, paragraphs, at most one button. Everything is escaped here. */
export function mailBodies({ siteName, heading, paragraphs, button, footer }: Message): { html: string; text: string } {
  const text = [heading, ...paragraphs, ...(button ? [`${button.text}: ${button.url}`] : []), '--', siteName, footer].join('\n\n');
  const html = `<!doctype html><html><body style="margin:0;background:#fbf7ef;font-family:Helvetica,Arial,sans-serif;color:#0b2a42">
<div style="max-width:560px;margin:0 auto;padding:32px 24px">
<p style="font-size:20px;font-weight:bold;color:#0f3d5e;margin:0 0 24px">${escapeHtml(siteName)}</p>
<h1 style="font-size:24px;line-height:1.25;margin:0 0 16px">${escapeHtml(heading)}</h1>
${paragraphs.map((paragraph) => `<p style="font-size:16px;line-height:1.6;margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('\n')}
${button ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="background:#9c4527;color:#fff;padding:14px 24px;border-radius:8px;text-decoration:none;font-weight:bold">${escapeHtml(button.text)}</a></p>` : ''}
<p style="font-size:13px;line-height:1.5;color:#55524d;border-top:1px solid #e3d3b8;padding-top:16px;margin:32px 0 0">${escapeHtml(footer)}</p>
</div></body></html>`;
  return { html, text };
}
