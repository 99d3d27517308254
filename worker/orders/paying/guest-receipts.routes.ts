import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import type { MoneySubject } from '#contract/money/ledger.ts';
import { GuestReceipts, ReceiptCustomerInput } from '#contract/money/receipts.schema.ts';
import { orderPath } from '#core/auth/order-link.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { ReadAfter } from '#core/db/read-after.ts';
import { body } from '#core/http/bodies/body.ts';
import { answer } from '#core/http/description/answer.ts';
import {
  answers,
  describeQuery,
  pathParameter,
  refusals,
} from '#core/http/description/describe-route.ts';
import { found } from '#core/http/problem.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import { nameReceipts } from '#money/receipts/name-receipts.ts';
import { PDF_TYPE, pdfAnswer } from '#money/receipts/pdf-answer.ts';
import { guestReceipts, receiptsOf } from '#money/receipts/receipts.reads.ts';
import { API_OF, subjectOfLink } from './links/subject.ts';

const LinkQuery = v.object({ token: v.string() });
const NamedInput = v.object({
  token: v.pipe(v.string(), v.maxLength(200)),
  ...ReceiptCustomerInput.entries,
});

/** The receipts of a guest's booking or transfer, by the token of its link. */
const receiptsFor = (kind: MoneySubject) => {
  const routes = router();
  routes.get(
    `${API_OF[kind]}/:reference/receipts`,
    describeRoute({
      summary: 'Receipts of what was paid and paid back',
      responses: answers({ 200: GuestReceipts }),
    }),
    cached(PRIVATE_CACHE),
    describeQuery(LinkQuery),
    async (c) =>
      answer(
        c,
        guestReceipts(await c.var.reader.run(receiptsOf(c.var.db, await subjectOfLink(c, kind)))),
      ),
  );
  routes.get(
    `${API_OF[kind]}/:reference/receipts/:file{.+\\.pdf}`,
    describeRoute({
      summary: 'A receipt as a PDF file, in the guest’s language',
      parameters: [
        pathParameter('file', { type: 'string' }, 'The number, such as `R-2027-0012.pdf`.'),
      ],
      responses: answers({ 200: PDF_TYPE }),
    }),
    rateLimit('QUERY_LIMIT'),
    cached(PRIVATE_CACHE),
    describeQuery(LinkQuery),
    async (c) => {
      const rows = await c.var.reader.run(receiptsOf(c.var.db, await subjectOfLink(c, kind)));
      return pdfAnswer(
        c,
        found(rows.find(({ number }) => `${number}.pdf` === c.req.param('file'))),
      );
    },
  );
  routes.post(
    `${API_OF[kind]}/:reference/receipts`,
    describeRoute({
      summary: 'Put the guest’s name and tax number on the receipts',
      description:
        'Each receipt is taken back by a corrective one and issued again. With the same data nothing is issued.',
      responses: { ...answers({ 201: GuestReceipts }), ...refusals(409) },
    }),
    rateLimit('FORM_LIMIT'),
    cached(PRIVATE_CACHE),
    body(NamedInput),
    async (c) => {
      const { db, reader } = c.var;
      const { token, ...customer } = c.req.valid('json');
      const subject = await subjectOfLink(c, kind, token);
      c.set('resultPage', orderPath(subject, token));
      const rows = await reader.run(receiptsOf(db, subject));
      const after = new ReadAfter(receiptsOf(db, subject));
      await nameReceipts(db, rows, customer, { actor: 'guest', now: new Date(), after });
      return c.json(guestReceipts(after.result ? after.result.value : rows), 201);
    },
  );
  return routes;
};

export const guestReceiptRoutes = router();

guestReceiptRoutes.route('/', receiptsFor('booking'));
guestReceiptRoutes.route('/', receiptsFor('transfer'));
