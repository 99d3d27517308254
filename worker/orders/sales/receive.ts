import { and, desc, eq, isNull } from 'drizzle-orm';
import { menorcaToday } from '#contract/calendar.ts';
import type { Reading } from '#contract/sales/reading.ts';
import type { SaleFault, SaleTrust } from '#contract/sales/sales.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import { saleMessages, saleTemplates } from '#core/db/schema.ts';
import { NEXT_VERSION } from '#core/db/statements/conditions.ts';
import {
  type Applied,
  bookSale,
  cancelSale,
  changeSale,
  isSame,
  noteRepeated,
  type SaleFacts,
} from './apply-sale.ts';
import { saleCatalogue } from './catalogue.reads.ts';
import { startOf } from './find-start.ts';
import { isForwarder } from './forwarders.reads.ts';
import { domainOf, isWithin } from './mail/authenticity.ts';
import { isOfLayout, readByLayout } from './reading/by-layout.ts';
import type { CatalogueOption } from './reading/names.ts';
import { readMessage } from './reading/read-message.ts';
import type { SaleMessage, SaleRun } from './sale-run.ts';
import { appliedMessages, relatedMessages, soldBooking } from './sold-booking.ts';

/** A message as it comes in. */
export type IncomingSale = {
  source: 'mail' | 'pasted';
  messageId: string | null;
  trust: SaleTrust;
  sender: string | null;
  senderName: string | null;
  forwarder: string | null;
  subject: string;
  text: string;
  sentAt: Date;
  /** Too large to be read. */
  isCut?: boolean;
};
export type SaleTemplate = typeof saleTemplates.$inferSelect;

export const activeTemplates = ({ db }: Pick<SaleRun, 'db'>) =>
  db
    .select()
    .from(saleTemplates)
    .where(and(eq(saleTemplates.isActive, true), isNull(saleTemplates.deletedAt)))
    .orderBy(desc(saleTemplates.id));

/** Whether an address is the template's sender: the very one, or of its domain. */
export function isSender(template: Pick<SaleTemplate, 'sender'>, address: string | null): boolean {
  const sender = template.sender.toLowerCase();
  if (sender === '' || address === null) return false;
  const lower = address.toLowerCase();
  return sender.includes('@') ? sender === lower : isWithin(domainOf(lower), sender);
}

/** Whether the mail is the template's sender's: by the receiving server's word of who sent it, or of a colleague who forwarded it. */
async function isTrusted(run: SaleRun, template: SaleTemplate, incoming: IncomingSale) {
  if (incoming.source === 'pasted') return true;
  if (incoming.trust !== 'passed' || !isSender(template, incoming.sender)) return false;
  return incoming.forwarder === null || (await isForwarder(run, incoming.forwarder));
}

type ReadSale = {
  template: SaleTemplate | undefined;
  reading: Reading;
  faults: SaleFault[];
};

/** Reads a message: by the layout of its sender, else by the rules for free words, which never book. */
export async function readSale(
  run: SaleRun,
  incoming: IncomingSale,
  catalogue: readonly CatalogueOption[],
  templates: readonly SaleTemplate[],
): Promise<ReadSale> {
  const { subject, text, sentAt, sender } = incoming;
  const by = { today: menorcaToday(sentAt), catalogue };
  const candidates = templates.filter((one) =>
    sender === null ? one.sender !== '' : isSender(one, sender),
  );
  const template = candidates.find((one) => isOfLayout(one, text, subject));
  if (template && !incoming.isCut) {
    const { reading, faults } = readByLayout(template, text, by, subject);
    const isSure = await isTrusted(run, template, incoming);
    return { template, reading, faults: isSure ? faults : ['untrusted', ...faults] };
  }
  const reading = readMessage(text, by, subject);
  const isKnown = sender !== null && candidates.length > 0;
  const isQuestion = reading.kind === 'question' && !isKnown;
  const isForged = incoming.source === 'mail' && incoming.trust !== 'passed';
  const faults: SaleFault[] = [
    ...(isForged ? (['untrusted'] as const) : []),
    ...(incoming.isCut ? (['too_large'] as const) : []),
    ...(isQuestion || incoming.isCut ? [] : ([isKnown ? 'layout' : 'free_text'] as const)),
  ];
  return { template: undefined, reading, faults };
}

/** What a template's mail says about its guest. */
export const factsOf = (
  { partnerId, language, notify }: Pick<SaleTemplate, 'partnerId' | 'language' | 'notify'>,
  reading: Reading,
): SaleFacts => ({
  partnerId,
  reference: reading.reference ?? '',
  ...{ name: reading.name, email: reading.email, phone: reading.phone },
  language: language ?? reading.language,
  ...{ netCents: reading.netCents, notes: reading.notes, notify },
});

/** Does what a message says that was read without a fault. */
async function apply(
  run: SaleRun,
  message: SaleMessage,
  template: SaleTemplate,
  reading: Reading,
): Promise<Applied> {
  const facts = factsOf(template, reading);
  const { partnerId, reference } = facts;
  const [booking, related] = await Promise.all([
    soldBooking(run, partnerId, reference),
    relatedMessages(run, { id: message.id, partnerId, reference }),
  ]);
  const choose = () => startOf(run, reading);
  if (booking) {
    const applied = await appliedMessages(run, booking.id);
    if (applied.some(({ digest }) => digest === message.digest))
      return noteRepeated(run, message, booking.id);
    const [latest] = applied;
    if (latest && message.source === 'mail' && latest.sentAt > message.sentAt)
      return { fault: 'older' };
    if (reading.kind === 'cancelled') return cancelSale(run, message, booking);
    if (reading.kind === 'changed')
      return booking.status === 'CANCELLED'
        ? { fault: 'over' }
        : changeSale(run, message, facts, booking, choose);
    const choice = await choose();
    return typeof choice === 'object' && isSame(booking, choice) && booking.status !== 'CANCELLED'
      ? noteRepeated(run, message, booking.id)
      : { fault: 'differs' };
  }
  if (reading.kind !== 'new') return { fault: 'not_found' };
  // A cancellation or a change that came first is about this sale.
  if (related.some(({ kind, state }) => kind !== 'new' && state !== 'dismissed'))
    return { fault: 'older' };
  return bookSale(run, message, facts, choose);
}

/** Stores a message, reads it and does what it says; the same mail is received once. Answers the message's id. Nothing is dropped. */
export async function receiveSale(run: SaleRun, incoming: IncomingSale): Promise<string> {
  const { db, now } = run;
  const [catalogue, templates] = await Promise.all([
    run.reader.run(saleCatalogue(db)),
    activeTemplates(run),
  ]);
  const { template, reading, faults } = await readSale(run, incoming, catalogue, templates);
  const id = crypto.randomUUID();
  const stamp = now.toISOString();
  const { isCut: _cut, forwarder: _forwarder, sentAt, ...stored } = incoming;
  await db
    .insert(saleMessages)
    .values({
      ...{ id, ...stored, sentAt: sentAt.toISOString(), receivedAt: stamp },
      digest: await hashToken(`${incoming.subject}\n${incoming.text}`),
      ...{ templateId: template?.id ?? null, partnerId: template?.partnerId ?? null },
      reference: reading.reference?.trim().toUpperCase() ?? null,
      ...{ reading, kind: reading.kind, faults, createdAt: stamp, updatedAt: stamp },
    })
    .onConflictDoNothing({ target: saleMessages.messageId });
  const [message] = await db.select().from(saleMessages).where(eq(saleMessages.id, id));
  if (!message) {
    const [earlier] = await db
      .select({ id: saleMessages.id })
      .from(saleMessages)
      .where(eq(saleMessages.messageId, incoming.messageId ?? ''));
    return earlier?.id ?? id;
  }
  if (template && faults.length === 0 && reading.kind !== 'question')
    await noteFault(run, message, await apply(run, message, template, reading));
  return id;
}

/** Notes why a message could not be applied. */
export async function noteFault(
  { db, now }: SaleRun,
  { id }: Pick<SaleMessage, 'id'>,
  applied: Applied,
): Promise<void> {
  if (!('fault' in applied)) return;
  await db
    .update(saleMessages)
    .set({ faults: [applied.fault], version: NEXT_VERSION, updatedAt: now.toISOString() })
    .where(and(eq(saleMessages.id, id), eq(saleMessages.state, 'open')));
}
