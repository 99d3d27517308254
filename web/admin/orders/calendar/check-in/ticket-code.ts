import { compactCode } from '#contract/texts/tidy-text.ts';

/** The ticket's code in what a voucher's QR says: the code itself, or an address with it in `ticket` or at its end. */
export function ticketCode(text: string): string {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed) || !/^https?:/.test(trimmed)) return compactCode(trimmed);
  const { searchParams, pathname } = new URL(trimmed);
  return compactCode(
    searchParams.get('ticket') ?? pathname.split('/').filter(Boolean).at(-1) ?? '',
  );
}
