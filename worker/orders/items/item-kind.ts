import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Context } from 'hono';
import type * as v from 'valibot';
import type { Language } from '#contract/languages/language.ts';
import type { PersonKey } from '#contract/mail/inbox.ts';
import type { LedgerSubject, MoneySubject } from '#contract/money/ledger.ts';
import type { Database } from '#core/db/client.ts';
import type { Read } from '#core/db/reader.ts';
import type { App } from '#env';
import { type MoneyKind, OWED } from '#money/ledger/owed.sql.ts';
import type { PartRow } from '#money/payments/parts.ts';
import type { ListedItem, Ordering } from './ordering.ts';
import type { NamedItems, Payable } from './payable.ts';

type Named = { id: string; reference: string };

/** An item by what all kinds have. */
export type ItemRow = Named & {
  /** In the API. */
  kind: string;
  uuid: string;
  status: string;
  totalCents: number;
  /** Of a transfer, of its first journey; empty without a day. */
  date: string;
  /** `HH:MM`; empty for a whole day. */
  time: string;
  /** Of its own link. */
  manageTokenHash: string;
  /** What the kind alone answers, with its own link. */
  more?(manageUrl: string): Record<string, unknown>;
};

/** An item with its own link. */
export type NamedItem = Named & { kind: string; token: string };

/** What the holder of an order does with one of its items, by the body that the item's own route takes. */
type ItemActions = {
  cancel(c: Context<App>, item: NamedItem, body: object): Promise<Response>;
  change(c: Context<App>, item: NamedItem, body: object): Promise<Response>;
  /** The item's entries in the order's calendar file. */
  events(c: Context<App>, item: NamedItem, language: Language): Promise<string[]>;
};

/** The item's own link, which opens it alone. */
type ItemLink = {
  token(secret: string, id: string): Promise<string>;
  isToken(
    item: { id: string; manageTokenHash: string },
    token: string,
    secret: string,
  ): Promise<boolean>;
  /** Where it can be paid by its own link. */
  pays?: MoneySubject;
  url(secret: string, origin: string, language: Language, item: Named): Promise<string>;
};

/** A person's rights to access and erasure. */
type ItemsOfPerson = {
  /** Whether a row of the table is of the person. */
  isOf(person: PersonKey): SQL;
  /** All that is stored of these items. */
  exported(db: Database, isTheirs: SQL): Read<ExportedItems>;
  /** Statements that remove the person from these items, and from what hangs on them; the items themselves last. */
  erased(db: Database, isTheirs: SQL, stamp: string): Statements;
  /** Items that were made before `before`, and were over by `day`, when the person is to be removed from them. */
  isOld(when: { before: string; day: string }): SQL;
};
/** `upcoming`: those for which the guest is expected. */
export type ExportedItems = {
  rows: Record<string, unknown>[];
  upcoming: { reference: string; date: string }[];
};
type Statements = readonly BatchItem<'sqlite'>[];

/** What follows from a payment of an item that is no hold of places. */
type Paid = {
  /** In the batch that settles the part, before it; `isUnsettled`: this payment is the first to do so. */
  settled(
    db: Database,
    part: PartRow,
    around: { isUnsettled: SQL; now: Date; origin: string; secret: string },
  ): Promise<Statements>;
};

/**
 * A kind of what an order can have, from its order to its erasure. Routes, payments, ledger, mails and personal data know the kinds that are
 * registered, and no other.
 */
export type ItemKind<Input extends { kind: string } = { kind: string }> = {
  /** In the API. */
  kind: string;
  /** In the ledger. */
  subject: LedgerSubject;
  money: MoneyKind;
  table: SQLiteTable & {
    id: SQLiteColumn;
    reference: SQLiteColumn;
    orderId: SQLiteColumn;
    anonymisedAt: SQLiteColumn;
  };
  /** Of the outbox: what mails about an item name. */
  relatedKind: string;
  input: v.GenericSchema<unknown, Input>;
  /** It can be ordered with any service, also where the company takes one kind an order. */
  isNoService?: boolean;
  /** Refused without a person's check where there is one. */
  needsPersonCheck?: boolean;
  /** What the order takes over of the guest; ended in its batch, before the items are made. */
  release?(ordering: Ordering, items: readonly Input[]): Promise<Released>;
  list(ordering: Ordering, item: Input, released: () => readonly string[]): Promise<ListedItem>;
  /** The items of an order. */
  rows(db: Database, orderId: SQL, now: Date): Read<ItemRow[]>;
  payables(db: Database, named: NamedItems, now: Date): Read<Payable[]>;
  link: ItemLink;
  actions: ItemActions;
  person: ItemsOfPerson;
  paid?: Paid;
};
export type Released = { ids: readonly string[]; statements: Statements };

const KINDS = new Map<string, ItemKind>();

/** Makes a kind known, with its money. The function that it returns withdraws it. */
export function registerItemKind(kind: ItemKind): () => void {
  KINDS.set(kind.kind, kind);
  OWED[kind.subject] = kind.money;
  return () => {
    KINDS.delete(kind.kind);
    delete (OWED as Partial<typeof OWED>)[kind.subject];
  };
}

export const itemKinds = (): ItemKind[] => [...KINDS.values()];

export function itemKind(name: string): ItemKind {
  const kind = KINDS.get(name);
  if (!kind) throw new Error(`There is no kind of items named ${name}.`);
  return kind;
}

export function kindOfSubject(subject: LedgerSubject): ItemKind {
  const kind = itemKinds().find((one) => one.subject === subject);
  if (!kind) throw new Error(`No kind of items is in the ledger as ${subject}.`);
  return kind;
}
