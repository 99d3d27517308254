import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { readReceiptNumber } from '#contract/money/receipts.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { receipts } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { answers, describeQuery, pathParameter } from '#core/http/description/describe-route.ts';
import { found } from '#core/http/problem.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import type { App } from '#env';
import { PDF_TYPE, pdfAnswer } from './pdf-answer.ts';
import { receiptToken } from './receipt-link.ts';
import { receiptQuery, receiptRow } from './receipts.reads.ts';

const TokenQuery = v.object({ token: v.string() });

/** The receipt whose number is in the URL; 404 without the token of its own address. */
async function receiptOf(c: Context<App>) {
  const { db } = c.var;
  const { series, book, year, number } = found(
    readReceiptNumber((c.req.param('file') ?? '').replace(/\.pdf$/, '')),
  );
  const isMeant = and(
    eq(receipts.series, series),
    eq(receipts.book, book),
    eq(receipts.year, year),
    eq(receipts.number, number),
  );
  const [[row], secret] = await Promise.all([
    receiptQuery(db, isMeant),
    signingSecret(db, c.env.QUOTE_SECRET),
  ]);
  const isHolder =
    row !== undefined && c.req.query('token') === (await receiptToken(secret, row.receipt.id));
  return receiptRow(found(isHolder ? row : undefined));
}

/** The address in the QR code of a receipt: the firm's own copy, to compare. */
export const receiptRoutes = router();

receiptRoutes.get(
  '/receipts/:file{.+\\.pdf}',
  describeRoute({
    summary: 'The company’s copy of a receipt, by the token in its QR code',
    parameters: [
      pathParameter('file', { type: 'string' }, 'The number, such as `R-2027-0012.pdf`.'),
    ],
    responses: answers({ 200: PDF_TYPE }),
  }),
  rateLimit('QUERY_LIMIT'),
  cached(PRIVATE_CACHE),
  describeQuery(TokenQuery),
  async (c) => pdfAnswer(c, await receiptOf(c)),
);
