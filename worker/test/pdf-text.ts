import { decodePDFRawStream, PDFDocument, PDFRawStream } from 'pdf-lib';

const glyphsOf = (hex: string) => hex.match(/.{4}/g) ?? [];
const charOf = (hex: string) =>
  String.fromCharCode(...glyphsOf(hex).map((one) => Number.parseInt(one, 16)));

/**
 * What is printed in a document of ours, and its title, author and subject. Glyphs are numbered per font: each text is read in every font,
 * the right one among them.
 */
export async function pdfText(bytes: ArrayBuffer): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const streams = document.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream)) return [];
    try {
      return [new TextDecoder('latin1').decode(decodePDFRawStream(object).decode())];
    } catch {
      return []; // A picture.
    }
  });
  const fonts = streams
    .filter((stream) => stream.includes('beginbfchar'))
    .map(
      (stream) =>
        new Map(
          [...stream.matchAll(/^<(\w{4})> <(\w+)>$/gm)].map(
            ([, glyph = '', code = '']) => [glyph.toLowerCase(), charOf(code)] as const,
          ),
        ),
    );
  const printed = streams.flatMap((stream) =>
    [...stream.matchAll(/<(\w+)> Tj/g)].flatMap(([, hex = '']) =>
      fonts.map((font) =>
        glyphsOf(hex)
          .map((glyph) => font.get(glyph.toLowerCase()) ?? '?')
          .join(''),
      ),
    ),
  );
  return [
    ...[document.getTitle(), document.getAuthor(), document.getSubject(), document.getCreator()],
    ...printed,
  ]
    .filter(Boolean)
    .join('\n');
}
