/** The ticket's code in what a voucher's QR says: the code itself, or an address with it in `ticket` or at its end. */
export function ticketCode(text: string): string {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed) || !/^https?:/.test(trimmed)) return trimmed.toUpperCase();
  const { searchParams, pathname } = new URL(trimmed);
  return (searchParams.get('ticket') ?? pathname.split('/').filter(Boolean).at(-1) ?? '').toUpperCase();
}
