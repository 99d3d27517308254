import * as v from 'valibot';
import { IsoTimestamp } from '../days.schema.ts';
import { Id, Text } from '../fields.schema.ts';
import { FULL_COMMISSION, KEY_SCOPES } from './api-keys.ts';

/** Hundredths of a percent that a reseller keeps of the price; null: no agreement. */
const Commission = v.nullable(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FULL_COMMISSION)),
);

export const ApiKeyInput = v.object({
  name: Text,
  scopes: v.pipe(
    v.array(v.picklist(KEY_SCOPES)),
    v.minLength(1),
    v.maxLength(KEY_SCOPES.length),
    v.transform((scopes) => [...new Set(scopes)]),
  ),
  commission: v.optional(Commission, null),
  /** The reseller, a partner on net terms, of a key with the scope `octo`; null: a new one by the name of the key. */
  partnerId: v.optional(v.nullable(Id), null),
  /** Null: until it is revoked. */
  expiresAt: v.optional(
    v.nullable(
      v.pipe(
        IsoTimestamp,
        v.check((at) => Date.parse(at) > Date.now(), 'past'),
      ),
    ),
    null,
  ),
});
/** What of a key can be changed: what it may do cannot. */
export const ApiKeyChange = v.object({ version: Id, name: Text, commission: Commission });
