import { and, eq, isNull } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { GiftVoucherOffer as GiftVoucherOfferSchema } from '#contract/money/vouchers.schema.ts';
import {
  ORDERED_VOUCHER_CENTS,
  SUGGESTED_VOUCHER_CENTS,
  WITHDRAWAL_DAYS,
} from '#contract/money/vouchers.ts';
import { isVoucherToken } from '#core/auth/voucher-link.ts';
import { cached, PRIVATE_CACHE, shared } from '#core/cache/policy.ts';
import { voucherItems } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { answer } from '#core/http/description/answer.ts';
import { answers, describeQuery, refusals } from '#core/http/description/describe-route.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { ApiError, found } from '#core/http/problem.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { readReference } from '#core/http/reference.ts';
import { router } from '#core/http/router.ts';
import { hasProvider } from '#money/payments/providers/providers.ts';
import { paymentsRead } from '#money/payments/settings.ts';
import { readStationery } from '#money/pdf/fonts.ts';
import { voucherPdf } from '#money/vouchers/voucher-pdf.ts';
import { heldVouchers } from './voucher.reads.ts';

const TokenQuery = v.object({ token: v.string() });

/** Gift vouchers that the site sells, and those that were ordered, for the holder of their link. */
export const giftVoucherRoutes = router();

giftVoucherRoutes.get(
  '/gift-vouchers',
  describeRoute({
    summary: 'What gift vouchers can be bought on the site',
    responses: answers({ 200: GiftVoucherOfferSchema }),
  }),
  shared(),
  async (c) => {
    const payments = await c.var.reader.run(paymentsRead(c.env, c.var.db));
    const { least: leastCents, most: mostCents } = ORDERED_VOUCHER_CENTS;
    return answer(c, {
      ...{ isSold: hasProvider(c.env, payments), currency: 'EUR', leastCents, mostCents },
      suggestedCents: [...SUGGESTED_VOUCHER_CENTS],
      withdrawalDays: WITHDRAWAL_DAYS,
    });
  },
);
giftVoucherRoutes.get(
  '/vouchers/:reference/voucher.pdf',
  describeRoute({
    summary: 'A gift voucher to print, by the token of its link',
    description: '409 before it is paid, and once it was given back.',
    responses: { ...answers({ 200: 'application/pdf' }), ...refusals(409) },
  }),
  rateLimit('QUERY_LIMIT'),
  cached(PRIVATE_CACHE),
  describeQuery(TokenQuery),
  async (c) => {
    const { db, reader } = c.var;
    const reference = found(readReference(c.req.param('reference')));
    const isMeant = and(eq(voucherItems.reference, reference), isNull(voucherItems.anonymisedAt));
    const [[row], secret, site] = await Promise.all([
      reader.run(heldVouchers(db, isMeant ?? eq(voucherItems.reference, reference))),
      signingSecret(db, c.env.QUOTE_SECRET),
      reader.run(siteSettings(db)),
    ]);
    const isHolder =
      row !== undefined && (await isVoucherToken(row.item, c.req.query('token') ?? '', secret));
    const { item, voucher, isVoid } = found(isHolder ? row : undefined);
    if (voucher === null || item.status !== 'issued' || isVoid)
      throw new ApiError(
        409,
        item.status === 'unpaid' ? 'problem.voucher_unpaid' : 'problem.voucher_voided',
        { code: 'state' },
      );
    const pdf = await voucherPdf(voucher, {
      ...{ fonts: await readStationery(c.env, site), site, now: new Date() },
      origin: siteOrigin(c.env, c.req.url),
    });
    return c.body(pdf as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${voucher.code}.pdf"`,
    });
  },
);
