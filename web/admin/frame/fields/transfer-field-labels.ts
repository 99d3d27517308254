import type { AdminKey } from '../behaviour/paths.ts';

/** Labels of the correctable fields of a transfer request, by their names in the API. */
export const TRANSFER_FIELD_LABELS: Record<string, AdminKey> = {
  fromPlaceId: 'mail.label.pick_up',
  toPlaceId: 'mail.label.drop_off',
  vehicle: 'mail.label.vehicle',
  legs: 'mail.label.when',
  adults: 'mail.label.adults',
  childAges: 'mail.label.children',
  luggage: 'mail.label.luggage',
  lines: 'mail.label.price',
  contact: 'mail.label.contact',
  email: 'mail.label.email',
  phone: 'mail.label.phone',
  signName: 'mail.label.sign',
  note: 'transfers.csv.note',
};
