import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { formatWeekday } from '#admin/frame/behaviour/dates.ts';
import { TextLink } from '#admin/frame/button.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { TRANSFER_STATES } from '#admin/frame/state-labels.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { ComingLeg, Dashboard } from '#contract/admin/admin.ts';
import { localize } from '#contract/languages/translation.ts';

function Leg({ leg }: { leg: ComingLeg }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <li className="flex gap-3 py-2">
      <span className="w-14 shrink-0 font-semibold whitespace-nowrap tabular-nums text-deep-900">
        {leg.time}
      </span>
      <div className="min-w-0">
        <AdminLink
          to={`/orders/${leg.reference}`}
          className="font-semibold break-words text-deep-900 underline decoration-deep-800/30 underline-offset-4 hover:decoration-deep-800"
        >
          {t('transfers.route', {
            from: localize(leg.from, 'name', language),
            to: localize(leg.to, 'name', language),
          })}
        </AdminLink>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-stone">
          <span>{leg.guest ?? t('contact.anonymous')}</span>
          <span>{t('week.people', { count: leg.people })}</span>
          {leg.flight && <span>{leg.flight}</span>}
          {leg.driver ? (
            <span>{t('week.driver', { name: leg.driver })}</span>
          ) : leg.status === 'confirmed' ? (
            <StateBadge state={{ label: 'week.no_driver', tone: 'open' }} />
          ) : (
            <StateBadge state={TRANSFER_STATES[leg.status]} />
          )}
        </p>
      </div>
    </li>
  );
}

/** Journeys of the next seven days, by day. */
export function WeekPanel({ week: { today, legs } }: { week: Dashboard['week'] }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const days = [...new Set(legs.map(({ date }) => date))];
  return (
    <Panel title={t('week.title')}>
      {days.length === 0 && <p className="text-stone">{t('week.empty')}</p>}
      {days.map((day) => (
        <section key={day}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-limestone-200 pb-1">
            <h3 className="font-sans text-base font-semibold text-deep-900">
              {day === today
                ? t('week.today', { day: formatWeekday(day, language) })
                : formatWeekday(day, language)}
            </h3>
            <TextLink
              to="/transfers/day"
              search={{ date: day }}
              className="text-sm"
              label={t('week.sheet')}
              of={formatWeekday(day, language)}
            />
          </div>
          <ul>
            {legs
              .filter(({ date }) => date === day)
              .map((leg) => (
                <Leg key={`${leg.id}/${leg.leg}`} leg={leg} />
              ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}
