/** Colours that the owner chooses, as `#rrggbb`; null: the site's own. */
export type BrandChoice = { primary: string | null; accent: string | null };

/** Of the text of WCAG 2.2, level AA. */
export const LEAST_CONTRAST = 4.5;

type Rgb = readonly [number, number, number];
/** Lightness from 0 to 1, chroma, hue in radians. */
type Lch = readonly [lightness: number, chroma: number, hue: number];

const rgbOf = (hex: string): Rgb => {
  const code = Number.parseInt(hex.slice(1), 16);
  return [(code >> 16) & 255, (code >> 8) & 255, code & 255];
};
const hexOf = (rgb: Rgb) =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
const linear = (part: number) =>
  part <= 10.31475 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
const gamma = (part: number) =>
  255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

const luminance = (hex: string) => {
  const [red, green, blue] = rgbOf(hex).map(linear) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function lchOf(hex: string): Lch {
  const [red, green, blue] = rgbOf(hex).map(linear) as unknown as Rgb;
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(a, b),
    Math.atan2(b, a),
  ];
}

function rgbOfLch([lightness, chroma, hue]: Lch): Rgb {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const isShown = (rgb: Rgb) => rgb.every((part) => part >= -0.5 && part <= 255.5);

/** The colour, with as much of its chroma as a screen shows. */
function shown([lightness, chroma, hue]: Lch): string {
  let [least, most] = [0, chroma];
  if (isShown(rgbOfLch([lightness, chroma, hue]))) least = chroma;
  else
    for (let step = 0; step < 20; step += 1) {
      const middle = (least + most) / 2;
      if (isShown(rgbOfLch([lightness, middle, hue]))) least = middle;
      else most = middle;
    }
  const parts = rgbOfLch([lightness, least, hue]);
  return hexOf(parts.map((part) => Math.min(255, Math.max(0, part))) as unknown as Rgb);
}

/** The darkest ground of dark text, and the lightest of light text. */
const LIGHT_GROUND = '#efe4cf';
const DARK_GROUND = '#0f3d5e';
const STEP = 0.004;

/** Darker (or lighter) until it holds the least contrast with the ground. */
function legible(start: string, ground: string, step: number): string {
  const [lightness, chroma, hue] = lchOf(start);
  let colour = start;
  for (let at = lightness; contrast(colour, ground) < LEAST_CONTRAST; ) {
    at += step;
    if (at < 0 || at > 1) return step < 0 ? '#000000' : '#ffffff';
    colour = shown([at, chroma, hue]);
  }
  return colour;
}

/** The chosen colour as it is used: for text on the site's grounds, and below white text. */
export const legibleColour = (chosen: string) => legible(chosen.toLowerCase(), LIGHT_GROUND, -STEP);

type Token = { own: string; on?: 'light' | 'dark' };
type Family = { base: string; tokens: Readonly<Record<string, Token>> };

/** Of `web/app/design.css`. */
const PRIMARY: Family = {
  base: 'sea-700',
  tokens: {
    'sea-50': { own: '#eaf8f6' },
    'sea-100': { own: '#d0efea' },
    'sea-300': { own: '#7fd8cd', on: 'dark' },
    'sea-500': { own: '#2aa9a8' },
    'sea-700': { own: '#0c6a73', on: 'light' },
    'sea-800': { own: '#0a535b', on: 'light' },
    'deep-700': { own: '#14527a', on: 'light' },
    'deep-800': { own: '#0f3d5e', on: 'light' },
    'deep-900': { own: '#0b2a42', on: 'light' },
    'deep-950': { own: '#071d2f', on: 'light' },
  },
};
const ACCENT: Family = {
  base: 'terracotta-600',
  tokens: {
    'terracotta-200': { own: '#f3d3c0' },
    'terracotta-400': { own: '#e08a5b' },
    'terracotta-600': { own: '#b24f29', on: 'light' },
    'terracotta-700': { own: '#953f1f', on: 'light' },
    sun: { own: '#f6c667', on: 'dark' },
  },
};

/** The family in the hue of the colour, each in its own lightness, which the design's contrasts rest on. */
function derived({ base, tokens }: Family, chosen: string): [name: string, colour: string][] {
  const used = legibleColour(chosen);
  const [lightness, chroma, hue] = lchOf(used);
  const own = lchOf(tokens[base]?.own ?? used);
  const share = Math.min(chroma / own[1], 1.8);
  return Object.entries(tokens).map(([name, token]) => {
    if (name === base) return [name, used];
    const [itsLightness, itsChroma] = lchOf(token.own);
    // A dark colour takes those that are darker than it with it, so that pressing a button is still seen.
    const at =
      itsLightness < own[0]
        ? Math.min(itsLightness, (lightness * itsLightness) / own[0])
        : itsLightness;
    const colour = shown([at, itsChroma * share, hue]);
    if (token.on === 'light') return [name, legible(colour, LIGHT_GROUND, -STEP)];
    return [name, token.on === 'dark' ? legible(colour, DARK_GROUND, STEP) : colour];
  });
}

/** The colours of the brand by their names in the style sheet, those of the site where none is chosen. */
export function brandColours({ primary, accent }: BrandChoice): Readonly<Record<string, string>> {
  const plain = ({ tokens }: Family) =>
    Object.entries(tokens).map(([name, { own }]): [string, string] => [name, own]);
  return Object.fromEntries([
    ...(primary ? derived(PRIMARY, primary) : plain(PRIMARY)),
    ...(accent ? derived(ACCENT, accent) : plain(ACCENT)),
  ]);
}

/** The rule that a page carries in its head; empty without a choice. */
export function brandStyles({ primary, accent }: BrandChoice): string {
  const changed = [
    ...(primary ? derived(PRIMARY, primary) : []),
    ...(accent ? derived(ACCENT, accent) : []),
  ];
  if (changed.length === 0) return '';
  return `:root{${changed.map(([name, colour]) => `--color-${name}:${colour}`).join(';')}}`;
}
