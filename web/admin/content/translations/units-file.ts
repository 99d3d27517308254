import Papa from 'papaparse';
import type { Language } from '#contract/languages/language.ts';
import type { TranslationUnit } from '#contract/languages/translations.ts';
import { escapeFormula, tableFormat, unescapeFormula } from '#contract/texts/spreadsheet.ts';

/** A translation read from a file. */
export type Delivered = { id: string; target: string };

const escapeXml = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (character) =>
      ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? character,
  );

const XLIFF_STATES = {
  missing: 'new',
  draft: 'needs-review-translation',
  outdated: 'needs-adaptation',
  reviewed: 'final',
} as const;

/** CSV for spreadsheets in `language`, the administrator's; cells that would be read as formulas are escaped. */
export const toCsv = (units: readonly TranslationUnit[], language: Language) =>
  `\uFEFF${Papa.unparse(
    units.map(({ id, state, source, target }) => ({
      id,
      state,
      source: escapeFormula(source),
      target: escapeFormula(target),
    })),
    tableFormat(language),
  )}`;

/** XLIFF 1.2, for translation tools. */
export function toXliff(units: readonly TranslationUnit[], language: Language): string {
  const body = units.map(
    ({ id, source, target, state }) =>
      `      <trans-unit id="${escapeXml(id)}" xml:space="preserve"><source>${escapeXml(source)}</source><target state="${XLIFF_STATES[state]}">${escapeXml(target)}</target></trans-unit>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="content" datatype="plaintext" source-language="${units[0]?.sourceLanguage ?? 'es'}" target-language="${language}">
    <body>
${body.join('\n')}
    </body>
  </file>
</xliff>
`;
}

function fromXliff(text: string): Delivered[] {
  const xml = new DOMParser().parseFromString(text, 'application/xml');
  if (xml.querySelector('parsererror')) throw new Error('This is not XML.');
  return [...xml.getElementsByTagName('trans-unit')].map((unit) => ({
    id: unit.getAttribute('id') ?? '',
    target: unit.getElementsByTagName('target')[0]?.textContent ?? '',
  }));
}

function fromCsv(text: string): Delivered[] {
  const { data } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  });
  if (!data.some((row) => 'id' in row && 'target' in row))
    throw new Error('There are no columns called id and target.');
  return data.map((row) => ({
    id: row.id?.trim() ?? '',
    target: unescapeFormula(row.target ?? ''),
  }));
}

/** Reads the translations of a file, without empty ones; throws if it is neither XLIFF nor a table. */
export const readUnits = (text: string): Delivered[] =>
  (text.trimStart().startsWith('<') ? fromXliff(text) : fromCsv(text)).filter(
    ({ id, target }) => id !== '' && target.trim() !== '',
  );
