import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { Directions } from '#base/content/directions.tsx';
import { StillMap } from '#base/content/map/still-map.tsx';
import { CallToAction } from '#base/ui/sections/call-to-action.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import { Section } from '#base/ui/sections/section.tsx';
import { ContactDetails } from './contact-details.tsx';
import { aboutOf } from './contact-search.ts';
import { MessageForm, MessageSent } from './message-form.tsx';

function Place() {
  const { t } = useTranslation();
  const site = useSite();
  if (!site || site.latitude === null || site.longitude === null) return null;
  const at = { latitude: site.latitude, longitude: site.longitude };
  return (
    <Section
      title={t('contact.map.title')}
      text={t('contact.map.text')}
      className="bg-limestone-100"
    >
      <div className="mx-auto max-w-3xl">
        <StillMap at={at} label={t('contact.map.label')} />
        <Directions to={at} name={site.siteName} />
      </div>
    </Section>
  );
}

export function ContactPage() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/layout/contact' });
  const [round, setRound] = useState(0);
  return (
    <>
      <PageHeader
        title={t('contact.title')}
        text={t('contact.text')}
        crumbs={[{ name: t('navigation.contact') }]}
      />
      <div className="container-page grid items-start gap-x-16 gap-y-12 py-12 lg:grid-cols-[1.5fr_1fr] lg:py-16">
        {search.state === 'sent' ? (
          <MessageSent />
        ) : (
          <MessageForm
            key={round}
            about={round === 0 ? aboutOf(search) : undefined}
            onAgain={() => setRound((now) => now + 1)}
          />
        )}
        <ContactDetails />
      </div>
      <Place />
      <CallToAction
        title={t('contact.faq.title')}
        text={t('contact.faq.text')}
        to="/legal/faq"
        button={t('contact.faq.button')}
      />
    </>
  );
}
