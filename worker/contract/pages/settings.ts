import type * as v from 'valibot';
import type * as schema from './settings.schema.ts';

export type Settings = v.InferOutput<typeof schema.Settings>;

/** Facts about the firm in its legal texts that only the owner can provide. */
export const OWNER_FIELDS = [
  'legalName',
  'taxId',
  'travelLicence',
  'transportLicence',
  'street',
  'postalCode',
  'city',
  'email',
  'phone',
  'whatsapp',
] as const;
export type OwnerField = (typeof OWNER_FIELDS)[number];
