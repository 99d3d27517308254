import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { hasAddress, OwnerAddress } from '#base/content/owner-address.tsx';
import { Section } from '#base/ui/sections/section.tsx';

/** The legally required company data; a fact that is not in the settings is left out, and without any the section. */
export function Firm() {
  const { t } = useTranslation();
  const site = useSite();
  const facts = [
    { name: t('about.firm.name'), value: site?.legalName },
    { name: t('about.firm.tax_id'), value: site?.taxId },
    { name: t('about.firm.commercial_register'), value: site?.commercialRegister },
    { name: t('about.firm.supervisory_authority'), value: site?.supervisoryAuthority },
    { name: t('about.firm.travel_licence'), value: site?.travelLicence },
    { name: t('about.firm.transport_licence'), value: site?.transportLicence },
    { name: t('about.firm.address'), value: hasAddress(site) && <OwnerAddress site={site} /> },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
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
