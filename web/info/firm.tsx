import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#api/api-query.ts';
import { OwnerAddress } from '#content/owner-address.tsx';
import { OwnerText } from '#content/owner-text.tsx';
import { Section } from '#ui/section.tsx';

/** The legally required company data; missing values are marked for the owner. */
export function Firm() {
  const { t } = useTranslation();
  const { data: site } = useQuery(apiQuery('/api/site'));
  const facts = [
    { name: t('about.firm.name'), value: <OwnerText value={site?.legalName} field="legalName" /> },
    { name: t('about.firm.tax_id'), value: <OwnerText value={site?.taxId} field="taxId" /> },
    { name: t('about.firm.travel_licence'), value: <OwnerText value={site?.travelLicence} field="travelLicence" /> },
    { name: t('about.firm.transport_licence'), value: <OwnerText value={site?.transportLicence} field="transportLicence" /> },
    { name: t('about.firm.address'), value: <OwnerAddress site={site} /> },
  ];
  return (
    <Section title={t('about.firm.title')} text={t('about.firm.text')} className="bg-limestone-100">
      <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="font-semibold text-deep-900">{name}</dt>
            <dd className="mt-1">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
