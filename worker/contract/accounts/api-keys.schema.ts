import * as v from 'valibot';
import { IsoTimestamp, Text } from '../fields.schema.ts';
import { KEY_SCOPES } from './api-keys.ts';

export const ApiKeyInput = v.object({
  name: Text,
  scopes: v.pipe(
    v.array(v.picklist(KEY_SCOPES)),
    v.minLength(1),
    v.maxLength(KEY_SCOPES.length),
    v.transform((scopes) => [...new Set(scopes)]),
  ),
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
