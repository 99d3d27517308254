import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Transport } from '#contract/accounts/passkeys.ts';
import { ROLES } from '#contract/accounts/user.ts';
import type { Language } from '#contract/languages/language.ts';
import { bool, createdAt, editable, id, json, texts } from './columns.ts';

export const users = sqliteTable('users', {
  id,
  email: text().notNull().unique(),
  name: text().notNull(),
  role: text({ enum: ROLES }).notNull().default('user'),
  passwordHash: text().notNull(),
  totpSecret: text(),
  /** Last accepted time step, so that a code works once. */
  totpLastStep: integer(),
  /** SHA-256 of each. */
  recoveryCodes: texts(),
  lastSignInAt: text(),
  /** Of mails about the account: that of the last sign-in or the invitation. */
  language: text().$type<Language>(),
  ...editable,
});
export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token. */
    id: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    expiresAt: integer().notNull(),
    createdAt,
    userAgent: text(),
    lastSeenAt: text(),
    /** When its owner last gave their password, a code or a passkey: at sign-in, and again before sensitive writes. */ provenAt:
      text(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
);
/** Public keys of the passkeys that sign in to accounts. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id,
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** Chosen by what holds the passkey; base64url. */
    credentialId: text().notNull().unique(),
    /** In COSE's form; base64url. */
    publicKey: text().notNull(),
    /** Of signatures; it stays 0 where a passkey is on several devices. */
    counter: integer().notNull(),
    transports: json<Transport[]>().notNull().default([]),
    name: text().notNull().default(''),
    isBackedUp: bool(),
    lastUsedAt: text(),
    createdAt,
  },
  (t) => [index('passkeys_user').on(t.userId)],
);
/** What a passkey is to sign. The row is deleted when a signature arrives, so that each is used once. */
export const passkeyChallenges = sqliteTable(
  'passkey_challenges',
  {
    /** SHA-256. */
    hash: text().primaryKey(),
    purpose: text({ enum: ['add', 'prove', 'sign-in'] }).notNull(),
    /** The session that it was made for; empty when signing in. */
    sessionId: text().notNull().default(''),
    expiresAt: text().notNull(),
  },
  (t) => [index('passkey_challenges_expiry').on(t.expiresAt)],
);
export const passwordResets = sqliteTable(
  'password_resets',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    expiresAt: text().notNull(),
    usedAt: text(),
    createdAt,
  },
  (t) => [index('password_resets_user').on(t.userId)],
);
export const apiKeys = sqliteTable('api_keys', {
  id,
  name: text().notNull(),
  keyHash: text().notNull().unique(),
  prefix: text().notNull(),
  scopes: texts(),
  createdBy: integer().references(() => users.id),
  expiresAt: text(),
  lastUsedAt: text(),
  revokedAt: text(),
  /** Of a reseller's key with the scope `octo`: hundredths of a percent of the price that it keeps; null without an agreement. */
  commission: integer(),
  /** The reseller, a partner on net terms; a trigger makes it with its first key. Not a reference: partners come with backups, keys stay. */
  partnerId: integer(),
  ...editable,
});
/** Counters of sign-ins, mails and the like, by key and window. */
export const attempts = sqliteTable(
  'attempts',
  { key: text().notNull(), windowStart: integer().notNull(), count: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.key, t.windowStart] }),
    index('attempts_window').on(t.windowStart),
  ],
);
