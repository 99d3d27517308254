import type { Language } from '#contract/languages/language.ts';
import type { Stationery } from './fonts.ts';
import { Sheet } from './sheet.ts';

export type PdfFacts = {
  title: string;
  author: string;
  language: Language;
  createdAt: Date;
  /** The last line of each page, and its page number's words. */
  footer: string;
  pageOf: (page: number, pages: number) => string;
};

const hex = (code: number) =>
  [(code >> 16) / 255, ((code >> 8) & 255) / 255, (code & 255) / 255] as const;

/** A document with embedded fonts; `draw` fills it. The libraries are loaded with the first one, not with the worker. */
export async function makePdf(
  { regular: regularFile, bold: boldFile, brand = {} }: Stationery,
  facts: PdfFacts,
  draw: (sheet: Sheet) => void,
): Promise<Uint8Array> {
  const [{ PDFDocument, rgb }, { default: fontkit }] = await Promise.all([
    import('pdf-lib'),
    import('@pdf-lib/fontkit'),
  ]);
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  const embed = (file: Uint8Array) => document.embedFont(file, { subset: true });
  const [regular, bold] = await Promise.all([embed(regularFile), embed(boldFile)]);
  const colours = {
    ink: rgb(...hex(0x1a2a36)),
    stone: rgb(...hex(0x55585a)),
    deep: rgb(...hex(Number.parseInt((brand.deep ?? '#0b2a42').slice(1), 16))),
    rule: rgb(...hex(0xe0cfae)),
    ground: rgb(...hex(0xf8f2e6)),
  };
  document.setTitle(facts.title, { showInWindowTitleBar: true });
  document.setAuthor(facts.author);
  document.setLanguage(facts.language);
  document.setCreationDate(facts.createdAt);
  document.setModificationDate(facts.createdAt);
  const sheet = new Sheet(document, { regular, bold }, colours);
  if (brand.logo) sheet.logo(await document.embedPng(brand.logo));
  draw(sheet);
  sheet.footers(facts.footer, facts.pageOf);
  return document.save();
}
