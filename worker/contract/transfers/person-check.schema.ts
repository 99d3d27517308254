import * as v from 'valibot';

/** Null: no check is required. */
export const PersonCheck = v.object({ siteKey: v.nullable(v.string()) });
