import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { BookedPeople } from '#admin/frame/orders/booked-people.tsx';
import { ContactLinks } from '#admin/frame/orders/contact-links.tsx';
import { SOURCES } from '#admin/frame/orders/sources.ts';
import { useStart } from '#admin/frame/orders/use-start.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';

/** What was booked, and the guest's words. */
export function BookingFacts({ request }: { request: TripRequestDetail }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const start = useStart();
  const { source, resellerReference, cancellationReason } = request;
  const facts: [string, ReactNode][] = [
    [
      t('inbox.trip'),
      <AdminLink
        key="trip"
        to={`/trips/details/${request.trip.id}`}
        className="text-sea-700 underline underline-offset-4"
      >
        {localize(request.trip, 'name', language)}
      </AdminLink>,
    ],
    [t('inbox.option'), localize(request.option, 'name', language)],
    [t('inbox.day'), start(request)],
    [t('inbox.people'), <BookedPeople key="people" units={request.units} />],
    [t('inbox.source'), [t(SOURCES[source]), resellerReference].filter(Boolean).join(' · ')],
    [t('inbox.language'), LANGUAGE_LABELS[request.language]],
    [t('inbox.received'), formatInstant(request.createdAt, language)],
    ...(cancellationReason ? [[t('inbox.reason'), cancellationReason] as [string, ReactNode]] : []),
  ];
  return (
    <Panel title={t('inbox.booking')}>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-stone max-sm:-mb-2 max-sm:text-sm">{label}</dt>
            <dd className="font-semibold break-words text-deep-900">{value}</dd>
          </div>
        ))}
      </dl>
      {request.message && (
        <blockquote
          lang={request.language}
          className="border-l-4 border-terracotta-400 pl-4 break-words whitespace-pre-line"
        >
          {request.message}
        </blockquote>
      )}
      {request.anonymisedAt ? (
        <p className="text-stone">
          {t('inbox.anonymised', { date: formatInstant(request.anonymisedAt, language) })}
        </p>
      ) : (
        <ContactLinks contact={request.contact} subject={request.reference} />
      )}
    </Panel>
  );
}
