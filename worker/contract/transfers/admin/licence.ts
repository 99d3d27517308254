import type * as v from 'valibot';
import type * as schema from './licence.schema.ts';

/** What a licence holder reports of a journey. Times are those of Menorca, `YYYY-MM-DDTHH:MM`. */
export type LicenceRecord = {
  reference: string;
  leg: 'outbound' | 'return';
  plate: string;
  driver: string;
  /** Since when it is agreed. */
  contractAt: string;
  startsAt: string;
  endsAt: string;
  from: string;
  to: string;
  /** UTC. */
  reportedAt: string | null;
};
export type LicenceInput = v.InferInput<typeof schema.LicenceInput>;
