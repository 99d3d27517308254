import type * as v from 'valibot';
import type { Edited } from '../admin/crud.ts';
import { type EntityWith, entitiesWith, type PathOf } from '../entities.ts';
import { byPosition } from '../entity.ts';
import type { NamedPartner } from '../money/partners.ts';
import type * as schema from './api-keys.schema.ts';

/** First path segments below `/api/admin` that a key's scopes can name. */
export type KeyResource = PathOf<EntityWith<'key'>>;
export const KEY_RESOURCES = byPosition(entitiesWith('key'), ({ key }) => key).map(
  ({ path }) => path.slice(1) as KeyResource,
);

/**
 * No key has access here, whatever its scopes: it could create an account or another key, read or redirect mails with sign-in links, or decide who takes
 * guests' payments.
 * Addresses of calendars open them to every holder. Drafts belong to their author, and personal data is exported and erased by people only.
 */
export const KEYLESS_RESOURCES = byPosition(entitiesWith('keyless'), ({ keyless }) => keyless).map(
  ({ path }) => path.slice(1) as PathOf<EntityWith<'keyless'>>,
);

export const KEY_ACCESS = ['read', 'write'] as const;
export type KeyAccess = (typeof KEY_ACCESS)[number];
/** Admits a reseller to `/octo`, and to nothing else; no other scope implies it. */
export const OCTO_SCOPE = 'octo';
export type KeyScope = `${KeyResource | '*'}:${KeyAccess}` | typeof OCTO_SCOPE;

export const KEY_SCOPES: readonly KeyScope[] = [
  ...['*' as const, ...KEY_RESOURCES].flatMap((resource) =>
    KEY_ACCESS.map((access): KeyScope => `${resource}:${access}`),
  ),
  OCTO_SCOPE,
];

/** `trips:write` permits writing trips only: writing does not imply reading. */
export const isInScope = (
  scopes: readonly string[],
  resource: string,
  access: KeyAccess,
): boolean =>
  !KEYLESS_RESOURCES.some((one) => one === resource) &&
  (scopes.includes(`${resource}:${access}`) || scopes.includes(`*:${access}`));

/** Commissions are hundredths of a percent. */
export const FULL_COMMISSION = 10_000;

export type ApiKeyInput = v.InferInput<typeof schema.ApiKeyInput>;
export type ApiKeyChange = v.InferInput<typeof schema.ApiKeyChange>;

/** `orphaned`: its creator is no longer an administrator. */
export type ApiKeyState = 'active' | 'expired' | 'revoked' | 'orphaned';
export type ApiKeyRow = Edited & {
  name: string;
  /** First characters of the key, to distinguish keys. */
  prefix: string;
  scopes: string[];
  /** A reseller's, in hundredths of a percent; null without an agreement. */
  commission: number | null;
  /** The reseller; its statements are those of a partner. */
  partner: NamedPartner | null;
  state: ApiKeyState;
  createdByName: string | null;
  expiresAt: string | null;
  lastUsedAt: string | null;
  revokedAt: string | null;
};
/** The only response that contains the key itself. */
export type NewApiKey = ApiKeyRow & { key: string };
