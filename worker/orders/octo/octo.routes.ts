import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { LANGUAGES } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { admitReseller, bearerOf } from '#core/auth/api-keys/api-key.ts';
import { PRIVATE_CACHE } from '#core/cache/policy.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { withDatabase } from '#core/http/database.ts';
import { nothingHere } from '#core/http/nothing-here.ts';
import { ApiError } from '#core/http/problem.ts';
import { clientAddress, consumeToken } from '#core/http/protection/rate-limit.ts';
import { router } from '#core/http/router.ts';
import type { App } from '#env';
import { findBooking } from '#orders/bookings/booking.reads.ts';
import { cancel, confirm, extend } from '#orders/bookings/changes/states.ts';
import { endingOf } from '#orders/bookings/ending.ts';
import { demandAnswers } from '#orders/bookings/needs/answers.ts';
import { takenPlaces } from '#orders/departures/plan.reads.ts';
import { allotmentLeft } from './allotment.reads.ts';
import { availabilities, calendar, countedUnits, daysOf } from './availability.ts';
import {
  actorOf,
  answerBooking,
  answerBookings,
  checkSentContact,
  listedBookings,
  namedBooking,
  reserve,
  update,
} from './bookings.ts';
import { capabilityList, wantedCapabilities } from './capabilities.ts';
import { namedOption, namedProduct, wantedBy } from './context.ts';
import { answerOctoError, badRequest, forbidden, unprocessable } from './errors.ts';
import {
  AvailabilityBody,
  CancellationBody,
  ConfirmationBody,
  ExtensionBody,
  ReservationBody,
  readOcto,
  UpdateBody,
} from './inputs.ts';
import type { Supplier } from './octo.ts';
import { allProducts } from './products.reads.ts';
import { octoProduct } from './products.ts';
import { listWebhooks, subscribe, unsubscribe } from './webhooks/webhooks.ts';

// OCTO, the open standard of tours and activities: https://docs.octo.travel. Paths answer with and without a slash at the end.
const both = (path: string) => [path, `${path}/`];

/** A write of a booking has limits of its own: questions never keep a reseller from booking. */
const isBooking = (c: Context<App>) =>
  c.req.method !== 'GET' && c.req.path.startsWith('/octo/bookings');

const isReservation = (c: Context<App>) =>
  c.req.method === 'POST' && /^\/octo\/bookings\/?$/.test(c.req.path);

/** A reseller's key. Limited are requests of an address, the wrong keys among them, and requests with the key. */
const reseller = createMiddleware<App>(async (c, next) => {
  const address = clientAddress(c.req);
  const kind = isBooking(c) ? 'booking' : 'question';
  await consumeToken(c.env, 'OCTO_LIMIT', `${kind} ${address}`);
  const admitted = await admitReseller(c, bearerOf(c) || refuseKeyless()).catch(
    async (error: unknown) => {
      if (error instanceof ApiError && error.status === 401)
        await consumeToken(c.env, 'LOGIN_LIMIT', `octo ${address}`);
      throw error;
    },
  );
  const { apiKeyId, user, commission, isInactive } = admitted;
  await consumeToken(c.env, 'OCTO_LIMIT', `${kind} key ${apiKeyId}`);
  if (isInactive && isReservation(c)) throw forbidden('This reseller takes no new bookings.');
  c.set('apiKeyId', apiKeyId);
  c.set('commission', commission);
  c.set('user', user);
  await next();
});

const octoHeaders = createMiddleware<App>(async (c, next) => {
  await next();
  const { language, hasContent } = wantedBy(c);
  c.header('Octo-Capabilities', wantedCapabilities(c.req.header('Octo-Capabilities')).join(', '));
  if (hasContent && c.res.ok) {
    c.header('Content-Language', language);
    c.header('Available-Languages', LANGUAGES.join(', '));
  }
  c.header('Cache-Control', PRIVATE_CACHE);
});

function refuseKeyless(): never {
  throw new ApiError(401, 'problem.key_needed');
}

async function supplier(c: Context<App>): Promise<Supplier> {
  const site = await c.var.reader.run(siteSettings(c.var.db));
  const { origin, hasContent, language } = wantedBy(c);
  const address = [site.street, [site.postalCode, site.city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  return {
    id: new URL(origin).hostname,
    name: site.siteName,
    endpoint: `${origin}/octo`,
    contact: {
      website: origin,
      email: site.email || null,
      telephone: site.phone || null,
      address: address || null,
    },
    ...(hasContent && {
      shortDescription: localize(
        { text: '', translations: { text: site.tagline } },
        'text',
        language,
      ),
      media: [],
    }),
  };
}

async function askedOption(c: Context<App>) {
  const request = await readOcto(c, AvailabilityBody);
  const isRange =
    request.localDate || request.localDateStart || request.localDateEnd || request.availabilityIds;
  const product = await namedProduct(c, request.productId, isRange ? daysOf(request) : undefined);
  const plan = namedOption(product, request.optionId);
  const days = daysOf(request);
  const now = new Date();
  const { db, reader, apiKeyId } = c.var;
  const optionId = plan.option.id;
  const [taken, allotted] = await Promise.all([
    reader.run(takenPlaces(db, { optionId }, days, now)),
    reader.run(allotmentLeft(db, { keyId: apiKeyId ?? 0, optionId }, days, now)),
  ]);
  return {
    request,
    plan,
    days,
    taken,
    asked: {
      ...{ units: countedUnits(plan, request.units), wanted: wantedBy(c), now: now.getTime() },
      allotted,
    },
  };
}

export const octoRoutes = router();

octoRoutes.use(octoHeaders);
octoRoutes.use(withDatabase);
octoRoutes.use(reseller);
octoRoutes.on('GET', both('/capabilities'), (c) => c.json(capabilityList));
octoRoutes.on('GET', [...both('/supplier'), ...both('/suppliers')], async (c) =>
  c.json(await supplier(c)),
);
octoRoutes.on('GET', both('/products'), async (c) => {
  const wanted = wantedBy(c);
  return c.json((await allProducts(c.var)).map((product) => octoProduct(product, wanted)));
});
octoRoutes.on('GET', both('/products/:id'), async (c) =>
  c.json(octoProduct(await namedProduct(c, c.req.param('id')), wantedBy(c))),
);
octoRoutes.on('POST', both('/availability'), async (c) => {
  const { plan, request, taken, asked } = await askedOption(c);
  return c.json(availabilities(plan, request, taken, asked));
});
octoRoutes.on('POST', both('/availability/calendar'), async (c) => {
  const { plan, request, days, taken, asked } = await askedOption(c);
  if (request.availabilityIds) throw badRequest('localDateStart and localDateEnd are required');
  return c.json(calendar(plan, days, taken, asked));
});
octoRoutes.on('POST', both('/bookings'), async (c) =>
  c.json(await answerBooking(c, await reserve(c, await readOcto(c, ReservationBody)))),
);
octoRoutes.on('GET', both('/bookings'), async (c) => {
  const references = c.req.query();
  if (!references.resellerReference && !references.supplierReference)
    throw badRequest('either resellerReference or supplierReference is required');
  return c.json(await answerBookings(c, await listedBookings(c, references)));
});
octoRoutes.on('GET', both('/bookings/:uuid'), async (c) =>
  c.json(await answerBooking(c, await namedBooking(c))),
);
octoRoutes.on('PATCH', both('/bookings/:uuid'), async (c) => {
  await namedBooking(c);
  return c.json(await answerBooking(c, await update(c, await readOcto(c, UpdateBody))));
});
octoRoutes.on('POST', both('/bookings/:uuid/extend'), async (c) => {
  const booking = await namedBooking(c);
  const { expirationMinutes } = await readOcto(c, ExtensionBody);
  return c.json(
    await answerBooking(
      c,
      await extend(c.var.db, booking, expirationMinutes, { actor: actorOf(c), now: new Date() }),
    ),
  );
});
octoRoutes.on('POST', both('/bookings/:uuid/confirm'), async (c) => {
  const booking = await namedBooking(c);
  if (booking.status === 'CONFIRMED' || booking.status === 'PENDING')
    return c.json(await answerBooking(c, booking));
  const sent = await readOcto(c, ConfirmationBody);
  const product = await namedProduct(c, String(booking.tripId), {
    from: booking.localDate,
    to: booking.localDate,
  });
  const plan = namedOption(product, String(booking.optionId));
  checkSentContact(plan, booking.contact, sent.contact);
  const changed = await update(c, sent);
  const { answers, units: tickets, language } = changed;
  const { questions } = plan.option;
  // A reseller that does not ask them leaves them to the firm, and to the guest's link.
  if (wantedBy(c).hasQuestions) demandAnswers({ questions, tickets, language }, answers);
  const confirmed = await confirm(c.var.db, changed, plan.option.instantConfirmation, {
    actor: actorOf(c),
    now: new Date(),
  });
  return c.json(await answerBooking(c, confirmed));
});
octoRoutes.on('POST', both('/bookings/:uuid/cancel'), async (c) => {
  const booking = await namedBooking(c);
  const { reason, force } = await readOcto(c, CancellationBody);
  const now = new Date();
  if (endingOf(booking, now)?.free === null && !force)
    throw unprocessable(
      'The time for a free cancellation is over. With «force» it is cancelled without a refund.',
    );
  const ended = await cancel(c.var.db, booking, reason ?? null, { actor: actorOf(c), now });
  return c.json(await answerBooking(c, (await findBooking(c.var.db, ended.id)) ?? ended));
});
octoRoutes.on('GET', both('/webhooks'), async (c) => c.json(await listWebhooks(c)));
octoRoutes.on('POST', both('/webhooks'), async (c) => c.json(await subscribe(c)));
octoRoutes.on('DELETE', both('/webhooks/:id'), async (c) => c.json(await unsubscribe(c)));
octoRoutes.all('*', (c) => {
  throw nothingHere(octoRoutes, c.req.path.replace(/^\/octo(?=\/)/, ''));
});
octoRoutes.onError(answerOctoError);
