/** Upper bound of every price. */
const MAX_CENTS = 10_000_000;

/** Removes thousands separators and puts a point before the cents; undefined if the separators are inconsistent. */
function plainNumber(digits: string): string | undefined {
  const marks = [...digits.matchAll(/[.,]/g)].map(([mark]) => mark);
  const last = marks.at(-1);
  if (!last) return digits;
  const [whole = '', cents = ''] = [
    digits.slice(0, digits.lastIndexOf(last)),
    digits.slice(digits.lastIndexOf(last) + 1),
  ];
  // One kind of separator: `1.250` and `1,250,000` are thousands, `12,5` and `12.50` have cents. Two kinds: the last one starts the cents.
  const isThousands =
    new Set(marks).size === 1 &&
    (marks.length > 1 || (cents.length === 3 && whole !== '' && whole !== '0'));
  if (isThousands)
    return /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) ? digits.replace(/[.,]/g, '') : undefined;
  if (marks.slice(0, -1).includes(last) || cents.length > 2) return undefined;
  if (marks.length > 1 && !/^\d{1,3}(?:[.,]\d{3})+$/.test(whole)) return undefined;
  return `${whole.replace(/[.,]/g, '') || '0'}.${cents || '0'}`;
}

/**
 * Parses an amount as written by people and spreadsheets, in cents: `45`, `45,50 €`, `€ 1,234.50`, `1.234,5`, `-10`. Null if empty (blank,
 * a dash), undefined if it is not an amount.
 */
export function parseMoney(text: string): number | null | undefined {
  const bare = text
    .replace(/€|\beuros?\b|\beur\b/gi, '')
    .replace(/[\s'’\u00a0\u202f]/g, '')
    .replace(/[.,][-–—]$/, '')
    .replace(/^[−–—]/, '-');
  if (bare === '' || bare === '-') return null;
  const [, sign, digits = ''] = /^([-+]?)([\d.,]*\d[.,]?)$/.exec(bare) ?? [];
  const number = plainNumber(digits.replace(/[.,]$/, ''));
  if (digits === '' || number === undefined) return undefined;
  const cents = Math.round(Number(number) * 100) * (sign === '-' ? -1 : 1);
  return Math.abs(cents) <= MAX_CENTS ? cents : undefined;
}
