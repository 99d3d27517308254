import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { formatFullDay } from '#admin/frame/days/format-span.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import { endsOfLeg, withAddress } from '#contract/transfers/ends.ts';
import { needsAddress } from '#contract/transfers/fields.ts';
import { ConflictNotes } from '../days/conflict-notes.tsx';
import { People } from '../people.tsx';
import { useLineName } from '../use-line-name.ts';
import { useRequest } from './request-context.tsx';

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Madrid',
});

/** Route, times, passengers and luggage. */
export function RequestJourney() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const lineName = useLineName();
  const { request } = useRequest();
  const { from, to, legs, vehicle, luggage, extras, note, signName } = request;
  const facts = [
    { label: t('mail.label.vehicle'), text: localize(vehicle, 'name', language) },
    { label: t('transfer.people'), text: <People {...request} /> },
    { label: t('mail.label.luggage'), text: t('mail.luggage', luggage) },
    ...(extras.length > 0
      ? [
          {
            label: t('transfers.csv.extras'),
            text: extras.map(({ code, quantity }) => `${lineName(code)} × ${quantity}`).join(', '),
          },
        ]
      : []),
    ...(signName ? [{ label: t('mail.label.sign'), text: signName }] : []),
  ];
  return (
    <Panel title={t('transfers.journey')}>
      <ul className="space-y-4">
        {legs.map((leg) => {
          const { start, end, pickupAddress, dropoffAddress } = endsOfLeg({ from, to }, leg);
          const isDoorUnknown =
            (needsAddress(start.kind) && !pickupAddress) ||
            (needsAddress(end.kind) && !dropoffAddress);
          return (
            <li key={leg.leg} className="rounded-xl border border-limestone-300 p-4">
              {legs.length > 1 && <p className="text-sm text-stone">{t(`transfer.${leg.leg}`)}</p>}
              <p className="text-lg font-semibold text-deep-900">
                {t('transfers.route', {
                  from: withAddress(localize(start, 'name', language), pickupAddress),
                  to: withAddress(localize(end, 'name', language), dropoffAddress),
                })}
              </p>
              <p>
                <span className="inline-block first-letter:uppercase">
                  {formatFullDay(leg.date, language)}
                </span>
                , <span className="text-lg font-semibold tabular-nums">{leg.time}</span>
                <span className="text-stone"> – {clock.format(new Date(leg.endsAt))}</span>
              </p>
              <p className="flex flex-wrap gap-x-4">
                {isDoorUnknown && (
                  <span className="font-semibold text-terracotta-700">
                    {t('transfers.no_address')}
                  </span>
                )}
                <span>
                  {leg.flight
                    ? t('transfers.flight', { flight: leg.flight })
                    : t('transfer.no_flight')}
                </span>
                <AdminLink
                  to="/transfers/day"
                  search={{ date: leg.date }}
                  className="text-sea-700 underline underline-offset-4 print:hidden"
                >
                  {t('transfers.day_sheet')}
                </AdminLink>
              </p>
              <ConflictNotes kind="duplicate" conflicts={leg.conflicts} />
            </li>
          );
        })}
      </ul>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
        {facts.map(({ label, text }) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-stone">{label}</dt>
            <dd className="break-words">{text}</dd>
          </div>
        ))}
      </dl>
      {note && (
        <blockquote
          lang={request.language}
          className="border-l-4 border-terracotta-400 pl-4 break-words whitespace-pre-line"
        >
          {note}
        </blockquote>
      )}
    </Panel>
  );
}
