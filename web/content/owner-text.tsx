import { useTranslation } from 'react-i18next';
import type { OwnerField } from '#contract/pages/settings.ts';

const NAMES = {
  legalName: 'legal.field.legal_name',
  taxId: 'legal.field.tax_id',
  travelLicence: 'legal.field.travel_licence',
  transportLicence: 'legal.field.transport_licence',
  street: 'legal.field.street',
  postalCode: 'legal.field.postal_code',
  city: 'legal.field.city',
  email: 'legal.field.email',
  phone: 'legal.field.phone',
  whatsapp: 'legal.field.whatsapp',
  hours: 'legal.field.hours',
} as const satisfies Record<OwnerField | 'hours', string>;

/** A company fact from the settings; an empty one is marked for the owner, so that the gap is noticed before launch. */
export function OwnerText({ value, field }: { value: string | undefined; field: keyof typeof NAMES }) {
  const { t } = useTranslation();
  if (value?.trim()) return value;
  return <mark className="rounded bg-sun px-1 text-ink">{t('legal.missing', { field: t(NAMES[field]) })}</mark>;
}
