import type { Language } from '#contract/languages/language.ts';
import type { ReceiptPart } from '#contract/money/receipts.ts';
import { isLineCode, LINE_LABELS } from '#contract/transfers/line-labels.ts';
import { translate } from '#core/locales/strings.ts';

/** A line of what was sold: `2 × Adults`. */
export function partInWords({ name, code, quantity }: ReceiptPart, language: Language): string {
  const label =
    code !== undefined && isLineCode(code)
      ? translate(language, 'airport-transfers', LINE_LABELS[code])
      : name || code || '–';
  return quantity > 1 ? `${quantity} × ${label}` : label;
}
