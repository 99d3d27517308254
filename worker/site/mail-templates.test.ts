import * as v from 'valibot';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/languages/language.ts';
import { MAIL_KINDS } from '#contract/mail/mail-admin.ts';
import { Settings } from '#contract/pages/settings.schema.ts';
import { LOCALE_FILES } from '#core/locales/locale-files.ts';
import { money } from '#core/mail/format.ts';
import { type MailSite, mailText } from '#core/mail/mail-site.ts';
import { mailBodies } from '#core/mail/message.ts';
import { SAMPLE_CONTACT } from '#core/mail/template.ts';
import { mailTemplates } from './mail-templates.ts';

const ORIGIN = 'https://mares.example';
const site = (change: Partial<MailSite> = {}): MailSite => ({
  ...v.parse(Settings, { siteName: 'Marès', email: 'hola@mares.example', phone: '+34971000000' }),
  ...change,
});

function render(kind: string, language: Language, firm = site()) {
  const template = mailTemplates.find((one) => one.kind === kind);
  const mails =
    template?.make(firm, {
      language,
      origin: ORIGIN,
      text: mailText(firm, language),
      to: 'anna@example.com',
    }) ?? [];
  const mail = mails.find((one) => one.kind === kind);
  if (!template || !mail) throw new Error(`no mail ${kind}`);
  return { ...mail, reader: template.reader };
}

/** The visible text of the HTML. */
const visible = (html: string) =>
  html
    .replace(/<head>.*?<\/head>/s, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
const words = (text: string) => text.split(/[\s:>-]+/).filter(Boolean);

const each = MAIL_KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const));

test('every kind of mail has its template', () => {
  expect(mailTemplates.map(({ kind }) => kind).sort()).toEqual([...MAIL_KINDS].sort());
});

test.each(LANGUAGES)('no text of mails is missing or empty in %s', (language) => {
  const keys = Object.keys(LOCALE_FILES.en['admin-area']).filter((key) => key.startsWith('mail.'));
  const texts = LOCALE_FILES[language]['admin-area'] as Record<string, string>;
  expect(keys.filter((key) => !texts[key]?.trim())).toEqual([]);
});

test.each(each)('%s in %s: complete, without keys, gaps or slips', (kind, language) => {
  const { subject, html, text, reader, language: written } = render(kind, language);
  const parts = [subject, visible(html), text];
  for (const part of parts) {
    expect(part.trim()).not.toBe('');
    expect(part).not.toMatch(/\{\{|\}\}|undefined|null|NaN|\[object/);
    expect(part).not.toMatch(/\b(?:mail|line|state|request)\.[a-z_]+/);
  }
  expect(written).toBe(reader === 'firm' ? 'es' : language);
  expect(html).toContain(`<html lang="${written}">`);
  expect(html).not.toMatch(/<(?:table|script|style|img|link)\b/);
  expect(subject).not.toMatch(/[\r\n]/);
});

test.each(each)('%s in %s: the text says what the HTML says', (kind, language) => {
  const { html, text } = render(kind, language);
  const shown = new Set(words(visible(html).toUpperCase()));
  const missing = words(text.replace(/https:\S+/g, '').toUpperCase()).filter(
    (word) => !shown.has(word),
  );
  expect(missing).toEqual([]);
});

test.each(LANGUAGES)(
  'in %s a confirmed transfer tells time, place, people, lines and total',
  (language) => {
    const { text, html } = render('transfer.confirmed', language);
    const times = { es: 'a las 23:40 h', en: 'at 23:40', de: '23:40 Uhr', ca: 'a les 23:40 h' };
    const days = { es: '12 de junio de', en: '12 June', de: '12. Juni', ca: '12 de juny' };
    const wait = {
      es: 'Vestíbulo de llegadas',
      en: 'Arrivals hall',
      de: 'Ankunftshalle',
      ca: 'Sala d’arribades',
    };
    const night = {
      es: 'Suplemento nocturno',
      en: 'Night supplement',
      de: 'Nachtzuschlag',
      ca: 'Suplement nocturn',
    };
    for (const part of [
      days[language],
      times[language],
      wait[language],
      night[language],
      'VY 3726',
      'Ciutadella',
      money(9900, language),
      'K7M2PQ4R',
    ])
      expect([part, text.includes(part)]).toEqual([part, true]);
    expect(html).toContain(`${ORIGIN}/${language}/order/K7M2PQ4R?token=EXAMPLE`);
  },
);

test.each(LANGUAGES)('in %s the sample’s vehicle is called as the fleet calls it', (language) => {
  expect(render('transfer.confirmed', language).text).toContain(': Minivan\n');
});

test('every line of the price is there, with its quantity, and what costs nothing is included', () => {
  const { text } = render('transfer.received', 'en');
  expect(text).toContain(
    'PRICE\nOutbound journey: €42.50\nReturn journey: €42.50\nNight supplement: €8.50\nChild seat: included\nBooster: included\nBulky luggage × 2: €5.50\nTotal: €99',
  );
});

test('the driver comes with telephone and plate', () => {
  const { text } = render('transfer.driver_assigned', 'ca');
  for (const part of ['Joan Pons', '+34 600 333 444', 'Mercedes-Benz Vito', '1234 LMN'])
    expect(text).toContain(part);
});

test('a cancellation names its fee', () => {
  expect(render('transfer.cancelled', 'de').text).toContain(`Stornogebühr: ${money(4950, 'de')}`);
});

test('the company reads labels in the site’s default language and the guest’s own words, and answers the guest', () => {
  const mail = render('transfer.firm.received', 'de');
  expect(mail).toMatchObject({ to: 'hola@mares.example', replyTo: 'anna@example.com' });
  expect(mail.text).toContain('Recogida: Aeropuerto de Menorca (MAH)');
  expect(mail.text).toContain(
    'En palabras del cliente:\n> Wir reisen mit einem klappbaren Kinderwagen',
  );
  expect(mail.text).toContain('Idioma: Deutsch');
  expect(render('transfer.firm.received', 'de', site({ defaultLanguage: 'en' })).text).toContain(
    'Language: Deutsch',
  );
});

test('a line that a form ended with CR and LF is one line of the quote', () => {
  const { text, html } = mailBodies({
    site: site(),
    language: 'en',
    heading: 'New',
    paragraphs: [],
    footer: 'Marès',
    quote: { label: 'Note', text: 'Gate 3\r\n\r\nThank you\rAda' },
  });
  expect(text).toContain('Note:\n> Gate 3\n> \n> Thank you\n> Ada\n');
  expect(html).toContain('Gate 3<br><br>Thank you<br>Ada');
});

test('what guests write is text, never markup', () => {
  const name = '<img src=x onerror=alert(1)> & "Co" {{site}}';
  const before = SAMPLE_CONTACT.name;
  SAMPLE_CONTACT.name = name;
  try {
    for (const kind of [
      'transfer.received',
      'transfer.firm.received',
      'trip.received',
      'message.reply',
    ]) {
      const { html, text } = render(kind, 'en');
      expect(html).not.toContain('<img');
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Co&quot; {{site}}');
      expect(text).toContain(name);
    }
  } finally {
    SAMPLE_CONTACT.name = before;
  }
});

test('the signature of the guest’s language closes guests’ mails alone', () => {
  const firm = site({ signature: { de: 'Ihr Marès-Team\nMaó' } });
  expect(render('transfer.received', 'de', firm).html).toContain('Ihr Marès-Team<br>Maó');
  expect(render('transfer.received', 'en', firm).text).not.toContain('Marès-Team');
  expect(render('transfer.firm.received', 'de', firm).text).not.toContain('Marès-Team');
});

test('a text edited in the administration wins, unless it asks for what is not there', () => {
  const edited = (value: string) =>
    site({ edited: [{ language: 'en', key: 'mail.transfer_received.subject', value }] });
  expect(render('transfer.received', 'en', edited('We got {{reference}}!')).subject).toBe(
    'We got K7M2PQ4R!',
  );
  expect(render('transfer.received', 'en', edited('We got {{refrence}}!')).subject).toBe(
    'We have your transfer request K7M2PQ4R',
  );
});

test.each([
  'transfer.received',
  'transfer.confirmed',
  'transfer.driver_assigned',
  'transfer.changed',
  'transfer.cancelled',
] as const)('%s carries the journey as a calendar file', (kind) => {
  const [file] = render(kind, 'en').attachments ?? [];
  expect(file).toMatchObject({
    filename: 'transfer-K7M2PQ4R.ics',
    contentType: expect.stringContaining('text/calendar'),
  });
  expect(file?.content.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(file?.content).toContain(kind === 'transfer.cancelled' ? 'STATUS:CANCELLED' : 'STATUS:');
});
