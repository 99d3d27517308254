import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#api/api-query.ts';
import { IslandMap } from '#content/island-map.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Section } from '#ui/section.tsx';
import { ContactDetails } from './contact-details.tsx';
import { MessageForm, MessageSent } from './message-form.tsx';

function Place() {
  const { t } = useTranslation();
  const { data: site } = useQuery(apiQuery('/api/site'));
  const pins = useMemo(
    () =>
      site && site.latitude !== null && site.longitude !== null
        ? [{ id: 'firm', latitude: site.latitude, longitude: site.longitude, label: [site.siteName, site.city].filter(Boolean).join(', ') }]
        : [],
    [site],
  );
  if (pins.length === 0) return null;
  return (
    <Section title={t('contact.map.title')} text={t('contact.map.text')} className="bg-limestone-100">
      <IslandMap pins={pins} selectedId="firm" label={t('contact.map.label')} className="mx-auto max-w-3xl" />
    </Section>
  );
}

export function ContactPage() {
  const { t } = useTranslation();
  const { state } = useSearch({ from: '/layout/contact' });
  const [round, setRound] = useState(0);
  return (
    <>
      <PageHeader title={t('contact.title')} text={t('contact.text')} crumbs={[{ name: t('navigation.contact') }]} />
      <div className="container-page grid items-start gap-x-16 gap-y-12 py-12 lg:grid-cols-[1.5fr_1fr] lg:py-16">
        {state === 'sent' ? <MessageSent /> : <MessageForm key={round} onAgain={() => setRound((now) => now + 1)} />}
        <ContactDetails />
      </div>
      <Place />
      <CallToAction title={t('contact.faq.title')} text={t('contact.faq.text')} to="/legal/faq" button={t('contact.faq.button')} />
    </>
  );
}
