import type { PDFDocument, PDFFont, PDFImage, PDFPage, RGB } from 'pdf-lib';
import { breakLines } from './break-lines.ts';

// A4 in points. Places are measured from the top left corner of what is within the margins.
const PAGE = { width: 595.28, height: 841.89 } as const;
const MARGIN = { x: 56, top: 56, bottom: 72 } as const;
/** Of lines, in sizes of their letters. */
const LEADING = 1.4;
const LOGO = { width: 150, height: 42, gap: 18 } as const;

export type Colours = { ink: RGB; stone: RGB; deep: RGB; rule: RGB; ground: RGB };
export type Look = {
  size?: number;
  isBold?: boolean;
  colour?: keyof Colours;
  align?: 'left' | 'right';
};
export type Line = Look & { text: string };
/** A part of the width with lines below one another. */
export type Block = { x?: number; width?: number; lines: readonly Line[] };

/** The pages of a document, filled from top to bottom; what does not fit begins a page. */
export class Sheet {
  readonly width = PAGE.width - 2 * MARGIN.x;
  /** Points from the top that are filled. */
  y = 0;
  readonly #document: PDFDocument;
  readonly #fonts: { regular: PDFFont; bold: PDFFont };
  readonly #colours: Colours;
  #page: PDFPage;

  constructor(document: PDFDocument, fonts: { regular: PDFFont; bold: PDFFont }, colours: Colours) {
    this.#document = document;
    this.#fonts = fonts;
    this.#colours = colours;
    this.#page = document.addPage([PAGE.width, PAGE.height]);
  }

  /** Begins a page unless `height` fits on this one. True when it began one. */
  ensure(height: number): boolean {
    if (this.y === 0 || this.y + height <= PAGE.height - MARGIN.top - MARGIN.bottom) return false;
    this.#page = this.#document.addPage([PAGE.width, PAGE.height]);
    this.y = 0;
    return true;
  }

  space(height: number): void {
    this.y += height;
  }

  linesOf(text: string, width: number, { size = 10, isBold = false }: Look = {}): string[] {
    const font = isBold ? this.#fonts.bold : this.#fonts.regular;
    return breakLines(text, width, (part) => font.widthOfTextAtSize(part, size));
  }

  heightOf = (text: string, width: number, look: Look = {}) =>
    this.linesOf(text, width, look).length * (look.size ?? 10) * LEADING;

  /** Draws a text at a place and answers its height; for what stands next to something else. */
  drawAt(text: string, x: number, top: number, width: number, look: Look = {}): number {
    const { size = 10, isBold = false, colour = 'ink', align = 'left' } = look;
    const font = isBold ? this.#fonts.bold : this.#fonts.regular;
    const lines = this.linesOf(text, width, look);
    lines.forEach((line, index) => {
      const indent = align === 'right' ? width - font.widthOfTextAtSize(line, size) : 0;
      const baseline = PAGE.height - MARGIN.top - top - (index + 1) * size * LEADING + size * 0.4;
      this.#page.drawText(line, {
        x: MARGIN.x + x + indent,
        y: baseline,
        size,
        font,
        color: this.#colours[colour],
      });
    });
    return lines.length * size * LEADING;
  }

  /** A paragraph over the whole width. */
  text(text: string, look: Look = {}): void {
    this.ensure(this.heightOf(text, this.width, look));
    this.y += this.drawAt(text, 0, this.y, this.width, look);
  }

  /** Blocks in columns. */
  blocks(blocks: readonly Block[]): void {
    const heights = blocks.map(({ width = this.width, lines }) =>
      lines.reduce((sum, { text, ...look }) => sum + this.heightOf(text, width, look), 0),
    );
    const height = Math.max(0, ...heights);
    this.ensure(height);
    for (const { x = 0, width = this.width, lines } of blocks) {
      let top = this.y;
      for (const { text, ...look } of lines) top += this.drawAt(text, x, top, width, look);
    }
    this.y += height;
  }

  /** A thin line over the whole width. */
  rule(gap = 6): void {
    this.y += gap;
    this.fill(0, this.y, this.width, 0.75, 'rule');
    this.y += gap;
  }

  fill(x: number, top: number, width: number, height: number, colour: keyof Colours): void {
    const y = PAGE.height - MARGIN.top - top - height;
    this.#page.drawRectangle({ x: MARGIN.x + x, y, width, height, color: this.#colours[colour] });
  }

  /** The letterhead of the first page: the firm's logo, as large as its room lets it be. */
  logo(image: PDFImage): void {
    const { width, height } = image.scaleToFit(LOGO.width, LOGO.height);
    const y = PAGE.height - MARGIN.top - this.y - height;
    this.#page.drawImage(image, { x: MARGIN.x, y, width, height });
    this.y += height + LOGO.gap;
  }

  /** A shape of SVG's path words, whose unit is `scale` points. */
  path(path: string, x: number, top: number, scale: number): void {
    this.#page.drawSvgPath(path, {
      x: MARGIN.x + x,
      y: PAGE.height - MARGIN.top - top,
      scale,
      color: this.#colours.ink,
      borderWidth: 0,
    });
  }

  /** The last line of each page, with its number where there are several. */
  footers(text: string, pageOf: (page: number, pages: number) => string): void {
    const pages = this.#document.getPages();
    const top = PAGE.height - MARGIN.top - MARGIN.bottom + 16;
    const look = { size: 8, colour: 'stone' } as const;
    pages.forEach((page, index) => {
      this.#page = page;
      this.drawAt(text, 0, top, this.width - 80, look);
      if (pages.length > 1)
        this.drawAt(pageOf(index + 1, pages.length), this.width - 80, top, 80, {
          ...look,
          align: 'right',
        });
    });
  }
}
