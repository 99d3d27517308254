import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/admin-link.tsx';
import { ContactLinks } from '#admin/contact-links.tsx';
import { formatInstant, formatWeekday } from '#admin/dates.ts';
import { Panel } from '#admin/panel.tsx';
import type { TripRequestDetail } from '#contract/inbox.ts';
import { LANGUAGE_LABELS } from '#contract/language.ts';
import { localize } from '#contract/translation.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { People } from './people.tsx';

/** Details of the request and the guest's message. */
export function Facts({ request }: { request: TripRequestDetail }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const facts: [string, ReactNode][] = [
    [
      t('inbox.trip'),
      <AdminLink key="trip" to={`/trips/details/${request.trip.id}`} className="text-sea-700 underline underline-offset-4">
        {localize(request.trip, 'name', language)}
      </AdminLink>,
    ],
    [t('inbox.day'), formatWeekday(request.date, language)],
    [t('inbox.people'), <People key="people" {...request} />],
    [t('inbox.language'), LANGUAGE_LABELS[request.language]],
    [t('inbox.received'), formatInstant(request.createdAt, language)],
  ];
  return (
    <Panel title={t('inbox.request')}>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-stone max-sm:-mb-2 max-sm:text-sm">{label}</dt>
            <dd className="font-semibold break-words text-deep-900">{value}</dd>
          </div>
        ))}
      </dl>
      {request.message && (
        <blockquote lang={request.language} className="border-l-4 border-terracotta-400 pl-4 break-words whitespace-pre-line">
          {request.message}
        </blockquote>
      )}
      {request.anonymisedAt ? (
        <p className="text-stone">{t('inbox.anonymised', { date: formatInstant(request.anonymisedAt, language) })}</p>
      ) : (
        <ContactLinks contact={request.contact} subject={request.reference} />
      )}
    </Panel>
  );
}
