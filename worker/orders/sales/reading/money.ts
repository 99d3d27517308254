import { parseMoney } from '#contract/texts/parse-money.ts';
import { fold } from './fold.ts';

const AMOUNT = '(?:€|eur)?\\s*(\\d[\\d.,]*)\\s*(?:€|eur(?:os?)?)?';
const NET = new RegExp(
  `\\b(?:net (?:rate|price|amount|total)|your payout|payout|you (?:will )?(?:get|receive)|precio neto|importe neto|neto|a liquidar|preu net|import net|nettopreis|nettobetrag|netto|net)\\b[^\\d€\\n]{0,30}${AMOUNT}`,
);

/** An amount that is the whole content of a field: `€ 98,00`, `98.00 EUR`. */
export function readCents(text: string): number | null {
  const amounts = [...fold(text).matchAll(new RegExp(AMOUNT, 'g'))].map(([amount]) => amount);
  const [only] = amounts;
  if (!only || amounts.length > 1 || /-\s*$/.test(text.slice(0, text.indexOf(only)))) return null;
  const cents = parseMoney(only);
  return typeof cents === 'number' && cents >= 0 ? cents : null;
}

/** The net price that a folded text names. */
export function readNetCents(folded: string): number | null {
  const cents = parseMoney(NET.exec(folded)?.[1] ?? '');
  return typeof cents === 'number' && cents > 0 ? cents : null;
}
