import type * as v from 'valibot';
import type * as schema from './settings.schema.ts';

export type Settings = v.InferOutput<typeof schema.Settings>;

/** Facts about the firm that its legal texts name and that only the owner can give. */
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
