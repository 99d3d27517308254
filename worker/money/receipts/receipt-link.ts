import type { ReceiptRow } from '#contract/money/receipts.ts';
import { hashToken } from '#core/bytes/tokens.ts';

/** The token of a receipt's own address, which its QR code has. The secret comes last, as in the links of bookings. */
export const receiptToken = (secret: string, id: number) => hashToken(`receipt ${id} ${secret}`);

export const receiptUrl = async (
  secret: string,
  origin: string,
  { id, number }: Pick<ReceiptRow, 'id' | 'number'>,
) => `${origin}/api/receipts/${number}.pdf?token=${await receiptToken(secret, id)}`;
