import { describeRoute } from 'hono-openapi';
import { Quote } from '#contract/transfers/answers.schema.ts';
import { QuoteInput } from '#contract/transfers/request.schema.ts';
import { cached, PRIVATE_CACHE } from '#core/cache/policy.ts';
import { parseBody } from '#core/crud/check-input.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { body, formToObject } from '#core/http/bodies/body.ts';
import { answer } from '#core/http/description/answer.ts';
import { answers, describeQuery, refusals } from '#core/http/description/describe-route.ts';
import { rateLimit } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import { priceData } from './quote.reads.ts';
import { makeQuote } from './quote.ts';
import { quoteSearch } from './quote-search.ts';

export const quoteRoutes = router();

quoteRoutes.get(
  '/transfers/quote',
  describeRoute({
    summary: 'Price of a journey, with query parameters (`outbound.date=2027-06-12`)',
    description: 'Equivalent to POST, for links.',
    responses: { ...answers({ 200: Quote }), ...refusals(422) },
  }),
  cached(PRIVATE_CACHE),
  describeQuery(QuoteInput),
  async (c) => {
    const input = parseBody(QuoteInput, formToObject(new URL(c.req.url).searchParams, QuoteInput));
    const { db, reader } = c.var;
    const data = await reader.run(priceData(c.env, db, [input.from, input.to]));
    const secret = await signingSecret(db, c.env.QUOTE_SECRET, data.storedSecret);
    return answer(c, await makeQuote(data, input, { env: c.env, secret, now: new Date() }));
  },
);
quoteRoutes.post(
  '/transfers/quote',
  describeRoute({
    summary: 'Price of a journey for every vehicle, signed and valid for a limited time',
    description: 'Send `quoteToken` with the request to keep the price that was shown.',
    responses: answers({ 200: Quote }),
  }),
  rateLimit('QUERY_LIMIT'),
  cached(PRIVATE_CACHE),
  body(QuoteInput),
  async (c) => {
    const { db, reader } = c.var;
    const input = c.req.valid('json');
    const data = await reader.run(priceData(c.env, db, [input.from, input.to]));
    const secret = await signingSecret(db, c.env.QUOTE_SECRET, data.storedSecret);
    const quote = await makeQuote(data, input, { env: c.env, secret, now: new Date() });
    c.set('refilledPage', `/airport-transfers/request?${quoteSearch(input)}&step=2`);
    return c.json(quote);
  },
);
