import { and, eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { saleText } from '#contract/sales/anchors.ts';
import {
  SaleAnswerInput,
  SaleApplyInput,
  SaleBookingInput,
  SaleFitsQuery,
  SaleNamesInput,
  SalePaste,
  SaleQuery,
  SaleStateInput,
} from '#contract/sales/sales.schema.ts';
import type {
  SaleAnswer,
  SaleDetail,
  SaleFault,
  SaleFit,
  SaleList,
} from '#contract/sales/sales.ts';
import { demandPartner } from '#core/crud/demand-partner.ts';
import { saleMessages, saleTemplates, settings } from '#core/db/schema.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { NEXT_VERSION } from '#core/db/statements/conditions.ts';
import { body, query } from '#core/http/bodies/body.ts';
import { answers, pathParameter, refusals } from '#core/http/description/describe-route.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { conflict, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { findBooking } from '#orders/bookings/booking.reads.ts';
import { actorOf } from '#orders/trip-requests/desk.ts';
import { answerQuestion } from './answer-question.ts';
import { type Applied, bookSale, cancelSale, changeSale, type SaleFacts } from './apply-sale.ts';
import { SALE_NAMES_KEY, saleNames } from './catalogue.reads.ts';
import { chosenStart, startOf } from './find-start.ts';
import { fitsOf } from './fits.reads.ts';
import { forwardedMail, plainSubject } from './mail/forwarded.ts';
import { noteFault, receiveSale } from './receive.ts';
import type { SaleMessage, SaleRun } from './sale-run.ts';
import { saleList, saleRow } from './sales.reads.ts';
import { soldBooking } from './sold-booking.ts';

const MESSAGE = [pathParameter('id', { type: 'string', format: 'uuid' })];
const DAILY = noStepUp('daily work with orders');

export const saleRun = (c: Context<App>, now = new Date()): SaleRun => ({
  ...{ db: c.var.db, reader: c.var.reader, env: c.env, now, actor: actorOf(c) },
  origin: siteOrigin(c.env, c.req.url),
  by: { userId: c.var.user.id, apiKeyId: c.var.apiKeyId },
});

const stored = async (c: Context<App>, id = c.req.param('id') ?? '') =>
  found(await c.var.reader.run(saleRow(c.var.db, id)));

async function detailOf(c: Context<App>, id = c.req.param('id') ?? ''): Promise<SaleDetail> {
  const { item, message } = await stored(c, id);
  const run = saleRun(c);
  const { reading, partnerId, reference } = message;
  const isOpen = message.state === 'open' && reading !== null && reading.kind !== 'cancelled';
  const [fits, current] = await Promise.all([
    isOpen ? fitsOf(run, reading) : [],
    message.bookingId
      ? findBooking(c.var.db, message.bookingId)
      : partnerId !== null && reference
        ? soldBooking(run, partnerId, reference)
        : undefined,
  ]);
  return {
    ...item,
    ...{ text: message.text, reading, templateId: message.templateId, fits },
    current: current
      ? {
          ...{ day: current.localDate, time: current.localTime, status: current.status },
          ...{ people: current.people ?? current.places, reference: current.reference },
        }
      : null,
  };
}

const changedMeanwhile = async (c: Context<App>) =>
  conflict(c, await detailOf(c), 'problem.other_user_first');

/** Answers what became of a message; 409 with it when it could not be done, and its `faults` say why. */
async function answerApplied(c: Context<App>, message: SaleMessage, applied: Applied) {
  if (!('fault' in applied)) return c.json<SaleDetail>(await detailOf(c));
  await noteFault(saleRun(c), message, applied);
  return conflict(c, await detailOf(c), 'problem.sale_not_done');
}

/** What pasted text says about its sender, when it is a forwarded mail. */
function pastedSale(sent: string, subject: string | null) {
  const text = saleText(sent);
  const inner = forwardedMail(text);
  return {
    ...({ source: 'pasted', messageId: null, trust: 'entered', forwarder: null } as const),
    sender: inner?.sender ?? null,
    senderName: inner?.senderName ?? null,
    subject: plainSubject(inner?.subject ?? subject ?? ''),
    text: inner?.text ?? text,
  };
}

/** Mails and messages about sales and questions: read, booked, answered. */
export const saleRoutes = router();

saleRoutes.get(
  '/',
  describeRoute({
    summary: 'Emails and messages about sales, filtered and paginated',
    description: 'By default those that wait for the company (`state=open`).',
  }),
  noStepUp('a read'),
  query(SaleQuery),
  async (c) => c.json<SaleList>(await c.var.reader.run(saleList(c.var.db, c.req.valid('query')))),
);
saleRoutes.post(
  '/',
  describeRoute({
    summary: 'Read a pasted or shared message',
    description:
      'A sale in the layout of a template is booked at once, under its partner and once for its reference; everything else is a draft. The answer is the message with what was read of it.',
    responses: answers({ 201: 'application/json' }),
  }),
  DAILY,
  body(SalePaste),
  async (c) => {
    const { text, subject } = c.req.valid('json');
    const now = new Date();
    const id = await receiveSale(saleRun(c, now), { ...pastedSale(text, subject), sentAt: now });
    return c.json<SaleDetail>(await detailOf(c, id), 201);
  },
);
saleRoutes.get(
  '/names',
  describeRoute({ summary: 'Further names of options, by which messages are read' }),
  noStepUp('a read'),
  async (c) => {
    const [row] = await c.var.db
      .select({ value: settings.value })
      .from(settings)
      .where(eq(settings.key, SALE_NAMES_KEY));
    return c.json({ names: saleNames(row?.value) });
  },
);
saleRoutes.put(
  '/names',
  describeRoute({ summary: 'Save the further names of options' }),
  noStepUp('content: another save undoes it'),
  body(SaleNamesInput),
  async (c) => {
    const { names } = c.req.valid('json');
    const { db, user, apiKeyId } = c.var;
    const updatedAt = new Date().toISOString();
    await db.batch([
      db
        .insert(settings)
        .values({ key: SALE_NAMES_KEY, value: names, updatedAt })
        .onConflictDoUpdate({
          target: settings.key,
          set: { value: names, updatedAt, version: sql`${settings.version} + 1` },
        }),
      auditEntry(db, { userId: user.id, apiKeyId, action: 'update', entity: 'sales' }),
    ]);
    return c.json({ names });
  },
);
saleRoutes.get(
  '/:id',
  describeRoute({
    summary: 'One message with its text, what was read of it, and departures that fit',
    parameters: MESSAGE,
  }),
  noStepUp('a read'),
  async (c) => c.json<SaleDetail>(await detailOf(c)),
);
saleRoutes.get(
  '/:id/fits',
  describeRoute({
    summary: 'Departures that fit another day, trip or number of people',
    parameters: MESSAGE,
  }),
  noStepUp('a read'),
  query(SaleFitsQuery),
  async (c) => {
    const { trip, day, adults, children, infants } = c.req.valid('query');
    const { message } = await stored(c);
    const { reading } = message;
    const counted = adults + children + infants > 0;
    const ages = reading?.people?.children === children ? reading.people.ages : [];
    const fits = await fitsOf(saleRun(c), {
      trips: trip ? [{ tripId: trip, optionId: null }] : (reading?.trips ?? []),
      day: day
        ? { certain: day, options: [day], range: null, isRelative: false }
        : (reading?.day ?? { certain: null, options: [], range: null, isRelative: false }),
      time: reading?.time ?? { options: [], part: null },
      people: counted
        ? { adults, children, infants, ages, isUncertain: false }
        : (reading?.people ?? null),
    });
    return c.json<{ fits: SaleFit[] }>({ fits });
  },
);

/** Adds what the sender calls an option to its template, or to the firm's names. */
async function remember(c: Context<App>, { templateId, reading }: SaleMessage, optionId: number) {
  const name = reading?.tripText;
  if (!name || templateId === null) return;
  const added = sql`json_insert(${saleTemplates.names}, '$[#]', json_object('name', ${name}, 'optionId', ${optionId}))`;
  await c.var.db
    .update(saleTemplates)
    .set({ names: added, version: NEXT_VERSION, updatedAt: new Date().toISOString() })
    .where(eq(saleTemplates.id, templateId));
}

saleRoutes.post(
  '/:id/book',
  describeRoute({
    summary: 'Book a draft under its partner',
    description:
      'Once for the reference: what that reference has booked already is not booked again. Free places decide, also after the cut-off.',
    parameters: MESSAGE,
    responses: { ...answers({ 200: 'application/json' }), ...refusals(409) },
  }),
  DAILY,
  body(SaleBookingInput),
  async (c) => {
    const sent = c.req.valid('json');
    const { message } = await stored(c);
    if (message.version !== sent.version || message.state === 'done') return changedMeanwhile(c);
    await demandPartner(c.var.db, sent.partnerId);
    const { optionId, departureId, units, email, netCents = null, remember: isNamed } = sent;
    const { partnerId, reference, name, phone, language = null, notes, notify } = sent;
    const facts: SaleFacts = {
      ...{ partnerId, reference, name, phone, language, notes, notify },
      ...{ email: email || null, netCents },
    };
    const run = saleRun(c);
    await c.var.db
      .update(saleMessages)
      .set({ partnerId, reference: reference.trim().toUpperCase() })
      .where(eq(saleMessages.id, message.id));
    const earlier = await soldBooking(run, partnerId, reference);
    const choose = async () =>
      (await chosenStart(run, { optionId, departureId, units })) ?? ('closed' as SaleFault);
    const applied: Applied =
      earlier && earlier.status === 'CANCELLED'
        ? { fault: 'over' }
        : await bookSale(run, message, facts, choose);
    if (isNamed && !('fault' in applied)) await remember(c, message, optionId);
    return answerApplied(c, message, applied);
  },
);
saleRoutes.post(
  '/:id/apply',
  describeRoute({
    summary: 'Change or cancel the booking that a draft is about',
    description: 'As the message says, or for a change with the `choice` that is sent.',
    parameters: MESSAGE,
    responses: { ...answers({ 200: 'application/json' }), ...refusals(409) },
  }),
  DAILY,
  body(SaleApplyInput),
  async (c) => {
    const { version, choice } = c.req.valid('json');
    const { message } = await stored(c);
    if (message.version !== version || message.state === 'done') return changedMeanwhile(c);
    const run = saleRun(c);
    const { partnerId, reference, reading } = message;
    const booking =
      partnerId !== null && reference ? await soldBooking(run, partnerId, reference) : undefined;
    if (!booking || partnerId === null || !reading)
      return answerApplied(c, message, { fault: 'not_found' });
    if (reading.kind === 'cancelled')
      return answerApplied(c, message, await cancelSale(run, message, booking));
    const choose = async () =>
      choice ? ((await chosenStart(run, choice)) ?? ('closed' as const)) : startOf(run, reading);
    const facts = { partnerId, netCents: reading.netCents, notify: false };
    return answerApplied(c, message, await changeSale(run, message, facts, booking, choose));
  },
);
saleRoutes.post(
  '/:id/answer',
  describeRoute({
    summary: 'Hold places for a question, and get the answer to send',
    description:
      'The places are held for two hours; the link in the text opens them with day, people and price, and the guest adds name and consent.',
    parameters: MESSAGE,
    responses: { ...answers({ 201: 'application/json' }), ...refusals(409) },
  }),
  DAILY,
  body(SaleAnswerInput),
  async (c) => {
    const { version, ...wanted } = c.req.valid('json');
    const { message } = await stored(c);
    if (message.version !== version) return changedMeanwhile(c);
    return c.json<SaleAnswer>(await answerQuestion(saleRun(c), message, wanted), 201);
  },
);
saleRoutes.post(
  '/:id/state',
  describeRoute({
    summary: 'Put a message away, or take it up again',
    parameters: MESSAGE,
    responses: { ...answers({ 200: 'application/json' }), ...refusals(409) },
  }),
  DAILY,
  body(SaleStateInput),
  async (c) => {
    const { version, state } = c.req.valid('json');
    const { message } = await stored(c);
    const changed = await c.var.db
      .update(saleMessages)
      .set({ state, version: version + 1, updatedAt: new Date().toISOString() })
      .where(and(eq(saleMessages.id, message.id), eq(saleMessages.version, version)))
      .returning({ id: saleMessages.id });
    return changed.length > 0 ? c.json<SaleDetail>(await detailOf(c)) : changedMeanwhile(c);
  },
);
