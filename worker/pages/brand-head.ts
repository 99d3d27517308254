import type { Brand } from '#contract/pages/brand.ts';
import { brandColours, brandStyles } from '#contract/pages/brand-colours.ts';
import { iconVersion } from '#contract/pages/icon-version.ts';

type BrandHead = {
  /** Rules after those of the page. */
  styles: string;
  /** The shell with the brand's icons and colour of the browser's frame. */
  replaceIn: (html: string) => string;
};

const NONE: BrandHead = { styles: '', replaceIn: (html) => html };
const ICON = /<link rel="icon" href="(\/favicon\.\w+)"/g;
const FRAME = /<meta name="theme-color" content="#[0-9a-f]{6}"/;

/** The last brand's: the colours of all pages are the same, and take a millisecond. */
let known: { brand: string; head: BrandHead } | undefined;

/** What a brand changes in the head of a page; nothing without one. */
export function brandHead(brand: Brand | undefined): BrandHead {
  if (!brand) return NONE;
  const text = JSON.stringify(brand);
  if (known?.brand === text) return known.head;
  const version = iconVersion(brand);
  const frame = brand.primary ? brandColours(brand)['deep-800'] : undefined;
  const head = {
    styles: brandStyles(brand),
    replaceIn: (html: string) => {
      const framed = frame
        ? html.replace(FRAME, () => `<meta name="theme-color" content="${frame}"`)
        : html;
      return version
        ? framed.replace(ICON, (_all, path) => `<link rel="icon" href="${path}?v=${version}"`)
        : framed;
    },
  };
  known = { brand: text, head };
  return head;
}
