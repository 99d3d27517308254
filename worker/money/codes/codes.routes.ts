import { describeRoute } from 'hono-openapi';
import { CheckedCode as CheckedCodeSchema, CodeCheck } from '#contract/money/codes.schema.ts';
import { type CheckedCode, discountOf } from '#contract/money/codes.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers, refusals } from '#core/http/description/describe-route.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import { usableVoucher, voucherRead } from '#money/vouchers/find-voucher.ts';
import { readVoucherCode } from '#money/vouchers/voucher-code.ts';
import { codeRead, usableCode, usableForItems } from './find-code.ts';

/** Guests ask what a code takes off before they book; the booking decides once more. */
export const codeRoutes = router();

codeRoutes.post(
  '/codes/check',
  describeRoute({
    summary: 'What a discount code takes off a price',
    description:
      'Nothing is reserved: the booking decides again. The error of the field `code` says why it cannot be used: `code_unknown`, `code_early`, `code_over`, `code_used_up`, `code_too_little`, `code_elsewhere`; of a gift voucher, which pays for a trip and for the items of an order, the same as where it is redeemed.',
    responses: { ...answers({ 200: CheckedCodeSchema }), ...refusals(409) },
  }),
  rateLimit('LOGIN_LIMIT', 'code'),
  cached(PRIVATE_CACHE),
  body(CodeCheck),
  async (c) => {
    const input = c.req.valid('json');
    const { code } = input;
    const now = new Date();
    const { db, reader } = c.var;
    // A transfer is paid once it is confirmed: with a gift voucher, too.
    const canBePaid = 'items' in input || input.for === 'trip';
    const isVoucher = canBePaid && readVoucherCode(code) !== undefined;
    const [typed, voucher] = await Promise.all([
      reader.run(codeRead(db, code, now)),
      isVoucher ? reader.run(voucherRead(db, code)) : undefined,
    ]);
    if ('items' in input) {
      const { items } = input;
      const totals = items.map(({ totalCents }) => totalCents);
      if (!typed && isVoucher) {
        const { balance } = usableVoucher(voucher, now);
        const totalCents = totals.reduce((all, one) => all + one, 0);
        return c.json<CheckedCode>({
          ...{ code, discountCents: 0, totalCents, items: totals.map(() => 0) },
          voucherCents: balance,
        });
      }
      const off = usableForItems(typed, items, now).map((one, index) =>
        one ? discountOf(one, totals[index] ?? 0) : 0,
      );
      const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);
      return c.json<CheckedCode>({
        ...{ code, discountCents: sum(off), totalCents: sum(totals) - sum(off) },
        items: off,
      });
    }
    const { totalCents } = input;
    if (!typed && isVoucher) {
      const { balance } = usableVoucher(voucher, now);
      return c.json<CheckedCode>({ code, discountCents: 0, totalCents, voucherCents: balance });
    }
    const found = usableCode(typed, input, now);
    const discountCents = discountOf(found, totalCents);
    return c.json<CheckedCode>({
      ...{ code: found.code, discountCents },
      totalCents: totalCents - discountCents,
    });
  },
);
