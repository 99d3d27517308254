import { splitLanguage } from '#contract/address.ts';
import type { Language } from '#contract/languages/language.ts';
import { brandColours } from '#contract/pages/brand-colours.ts';
import { picturePath } from '#contract/pictures/picture-address.ts';
import { readablePhone } from '#core/values/phone-number.ts';
import type { MailSite } from './mail-site.ts';

/** Escapes `&`, `<`, `>` and quotes for text inside HTML. */
export const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (character) =>
      ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ??
      character,
  );

type MailRow = { label: string; value: string };
/** A block of facts: `rows` are label and value, `amounts` a bill with its total. */
type MailSection = {
  title?: string | undefined;
  rows?: readonly MailRow[];
  amounts?: readonly MailRow[];
  total?: MailRow;
  /** Where its subject is shown. */
  link?: { text: string; url: string };
  /** Absolute address of a picture above the title. */
  picture?: string | undefined;
};

export type Message = {
  site: MailSite;
  language: Language;
  heading: string;
  paragraphs: readonly string[];
  /** A text with markup, as HTML that its maker has escaped, and as plain text. */
  article?: { html: string; text: string } | undefined;
  sections?: readonly MailSection[];
  /** A quotation of a person's text, with its line breaks. */
  quote?: { label: string; text: string } | undefined;
  button?: { text: string; url: string } | undefined;
  /** A second address, below the button. */
  link?: { text: string; url: string } | undefined;
  notes?: readonly string[];
  footer: string;
  /** Adds the firm's signature, phone and address for guests. */
  isForGuest?: boolean;
};

type Palette = { ink: string; sea: string; clay: string };
const OWN: Palette = { ink: '#0b2a42', sea: '#0f3d5e', clay: '#9c4527' };

/** The colours of the firm's brand, the site's own where it has chosen none. */
function paletteOf({ brand }: MailSite): Palette {
  const { primary = null, accent = null } = brand ?? {};
  if (!primary && !accent) return OWN;
  const colours = brandColours({ primary, accent });
  return {
    ink: (primary && colours['deep-900']) || OWN.ink,
    sea: (primary && colours['deep-800']) || OWN.sea,
    clay: (accent && colours['terracotta-600']) || OWN.clay,
  };
}
const STONE = '#55524d';
const SAND = '#e3d3b8';
const FONT = 'Helvetica,Arial,sans-serif';

const LINE_END = /\r\n?|\n/;
const lines = (text: string) => escapeHtml(text.trim()).split(LINE_END).join('<br>');
const quoted = (text: string) =>
  text
    .trim()
    .split(LINE_END)
    .map((line) => `> ${line}`)
    .join('\n');
const paragraph = (text: string, style = '') =>
  `<p style="font-size:16px;line-height:1.6;margin:0 0 16px;${style}">${lines(text)}</p>`;
const title = (text: string, { sea }: Palette) =>
  `<h2 style="font-size:17px;line-height:1.3;margin:0 0 12px;color:${sea}">${escapeHtml(text)}</h2>`;
const fact = ({ label, value }: MailRow) =>
  `<p style="margin:0 0 10px;font-size:16px;line-height:1.45"><span style="font-size:13px;color:${STONE}">${escapeHtml(label)}</span><br><strong style="font-weight:600">${lines(value)}</strong></p>`;
/** Label on the left, amount on the right; one after the other in mail programs without flexbox. */
const amount = ({ label, value }: MailRow, style = '') =>
  `<p style="display:flex;justify-content:space-between;margin:0;padding:7px 0;font-size:15px;line-height:1.4;border-top:1px solid ${SAND};${style}"><span>${escapeHtml(label)}&nbsp; </span><span style="white-space:nowrap">${escapeHtml(value)}</span></p>`;

const linkHtml = (
  { text, url }: { text: string; url: string },
  { sea }: Palette,
  margin = '0 0 16px',
) =>
  `<p style="margin:${margin};font-size:16px"><a href="${escapeHtml(url)}" style="color:${sea};font-weight:bold">${escapeHtml(text)}</a></p>`;

const sectionHtml = (
  { title: heading, rows = [], amounts = [], total, link, picture }: MailSection,
  palette: Palette,
) =>
  `<div style="margin:0 0 16px;padding:18px 20px 10px;background:#fbf7ef;border-radius:10px">
${[
  picture
    ? `<p style="margin:0 0 12px"><img src="${escapeHtml(picture)}" alt="" width="516" style="display:block;width:100%;height:auto;border:0;border-radius:8px"></p>`
    : '',
  heading ? title(heading, palette) : '',
  ...rows.map(fact),
  ...amounts.map((row) => amount(row)),
  total
    ? amount(
        total,
        `font-weight:bold;font-size:18px;border-top:2px solid ${palette.sea};padding-top:10px`,
      )
    : '',
  link ? linkHtml(link, palette, '0 0 10px') : '',
]
  .filter(Boolean)
  .join('\n')}
</div>`;

const sectionText = ({ title: heading, rows = [], amounts = [], total, link }: MailSection) =>
  [
    ...(heading ? [heading.toUpperCase()] : []),
    ...[...rows, ...amounts, ...(total ? [total] : [])].map(
      ({ label, value }) => `${label}: ${value}`,
    ),
    ...(link ? [`${link.text}:\n${link.url}`] : []),
  ].join('\n');

/** Mail programs know no stylesheet: what the text inherits stands around it, what its elements need at each of them. */
const articleHtml = (html: string, { sea }: Palette) =>
  `<div style="font-size:16px;line-height:1.6;margin:0 0 16px">${html
    .replaceAll('<img ', '<img style="max-width:100%;height:auto;border-radius:8px" ')
    .replaceAll('<a ', `<a style="color:${sea}" `)}</div>`;

const contactLine = ({ phone, email }: MailSite) =>
  [readablePhone(phone), email].filter(Boolean).join(' · ');

const LOGO_PX = { width: 240, height: 48 };

/** A link of the mail to a page of the site, which says where the site is. */
const originIn = ({ button, link, sections = [] }: Message) =>
  [button, link, ...sections.map((section) => section.link)]
    .flatMap((one) => (one && URL.canParse(one.url) ? [new URL(one.url)] : []))
    .find(({ pathname }) => splitLanguage(pathname).language !== undefined)?.origin;

/** The firm's name; its logo in a mail that knows where the site is. */
function headOf(message: Message, { sea }: Palette): string {
  const { siteName, brand } = message.site;
  const [size, origin] = [brand?.sizes.logo, originIn(message)];
  if (!brand?.logo || !size || !origin)
    return `<p style="font-family:Georgia,'Times New Roman',serif;font-size:24px;color:${sea};margin:0 0 16px;padding:0 12px">${escapeHtml(siteName)}</p>`;
  const scale = Math.min(LOGO_PX.width / size.width, LOGO_PX.height / size.height, 1);
  const source = `${origin}/api/images/optimize/${picturePath(brand.logo)}?width=480&format=png`;
  return `<p style="font-family:Georgia,'Times New Roman',serif;font-size:24px;color:${sea};margin:0 0 16px;padding:0 12px"><img src="${escapeHtml(source)}" alt="${escapeHtml(siteName)}" width="${Math.round(size.width * scale)}" height="${Math.round(size.height * scale)}" style="border:0;max-width:100%"></p>`;
}

function htmlOf(message: Message, signature: string): string {
  const {
    site,
    language,
    heading,
    paragraphs,
    article,
    sections = [],
    quote,
    button,
    link,
    notes = [],
    footer,
    isForGuest,
  } = message;
  const palette = paletteOf(site);
  const content = [
    `<h1 style="font-family:Georgia,'Times New Roman',serif;font-size:26px;line-height:1.25;font-weight:normal;margin:0 0 16px">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(text)),
    ...(article ? [articleHtml(article.html, palette)] : []),
    ...(quote
      ? [
          `<div style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${palette.clay}"><p style="margin:0 0 4px;font-size:13px;color:${STONE}">${escapeHtml(quote.label)}</p>${paragraph(quote.text, 'margin:0')}</div>`,
        ]
      : []),
    ...sections.map((section) => sectionHtml(section, palette)),
    ...(button
      ? [
          `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;background:${palette.clay};color:#ffffff;padding:14px 24px;border-radius:8px;text-decoration:none;font-weight:bold;font-size:16px">${escapeHtml(button.text)}</a></p>`,
        ]
      : []),
    ...(link ? [linkHtml(link, palette)] : []),
    ...notes.map((text) => paragraph(text, `font-size:14px;color:${STONE}`)),
    ...(signature ? [paragraph(signature)] : []),
  ];
  const small = (text: string) =>
    `<p style="font-size:13px;line-height:1.5;color:${STONE};margin:0 0 4px">${escapeHtml(text)}</p>`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:0;background:#f3ead9;font-family:${FONT};color:${palette.ink}">
<div style="max-width:600px;margin:0 auto;padding:24px 12px">
${headOf(message, palette)}
<div style="background:#ffffff;border-radius:14px;padding:28px 24px">
${content.join('\n')}
</div>
<div style="padding:18px 12px">
${[footer, ...(isForGuest ? [contactLine(site)] : [])].filter(Boolean).map(small).join('\n')}
</div>
</div>
</body>
</html>`;
}

function textOf(message: Message, signature: string): string {
  const {
    site,
    heading,
    paragraphs,
    article,
    sections = [],
    quote,
    button,
    link,
    notes = [],
    footer,
    isForGuest,
  } = message;
  return [
    heading,
    ...paragraphs,
    ...(article ? [article.text] : []),
    ...(quote ? [`${quote.label}:\n${quoted(quote.text)}`] : []),
    ...sections.map(sectionText),
    ...(button ? [`${button.text}:\n${button.url}`] : []),
    ...(link ? [`${link.text}:\n${link.url}`] : []),
    ...notes,
    ...(signature ? [signature] : []),
    ['--', site.siteName, footer, ...(isForGuest ? [contactLine(site)] : [])]
      .filter(Boolean)
      .join('\n'),
  ].join('\n\n');
}

/** The layout of all mails, as HTML and as text. Everything is escaped here. */
export function mailBodies(message: Message): { html: string; text: string } {
  const signature = message.isForGuest
    ? (message.site.signature?.[message.language]?.trim() ?? '')
    : '';
  return { html: htmlOf(message, signature), text: textOf(message, signature) };
}
