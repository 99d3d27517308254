import * as v from 'valibot';

/** Null: nothing is asked for. */
export const PersonCheck = v.object({ siteKey: v.nullable(v.string()) });
