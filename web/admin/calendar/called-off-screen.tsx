import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/admin-link.tsx';
import { ParentLink, TextLink } from '#admin/button.tsx';
import { formatInstant } from '#admin/dates.ts';
import { startPath } from '#admin/days/days.api.ts';
import { useOptionName } from '#admin/days/departure-state.tsx';
import { formatFullDay } from '#admin/days/format-span.ts';
import { QueryState } from '#admin/loading.tsx';
import { Panel } from '#admin/panel.tsx';
import { ScreenHead } from '#admin/screen-head.tsx';
import { LANGUAGE_LABELS } from '#contract/language.ts';
import { formatPhone } from '#contract/people/phone.ts';
import { telUrl } from '#contract/people/phone-links.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { calledOffQuery } from './calendar.api.ts';

/** Follows up guests of called-off departures who have chosen neither another date nor the money. */
export function CalledOffScreen() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const optionName = useOptionName();
  const query = useQuery(calledOffQuery);
  return (
    <>
      <ParentLink to="/calendar" label={t('menu.calendar')} className="mb-2" />
      <ScreenHead title={t('called_off.title')} />
      <QueryState query={query} />
      {query.data?.length === 0 && <p className="mt-6 text-stone">{t('called_off.empty')}</p>}
      <div className="mt-6 space-y-6">
        {query.data?.map((one) => (
          <Panel
            key={startPath(one)}
            title={`${optionName(one.option)} · ${formatFullDay(one.date, language)}${one.time && `, ${one.time}`}`}
          >
            {one.reason && <p className="text-stone">«{one.reason}»</p>}
            <TextLink to={`/departures/${startPath(one)}`} label={t('manifest.title')} of={optionName(one.option)} />
            {one.waiting.length === 0 ? (
              <p>{t('called_off.all_answered')}</p>
            ) : (
              <ul className="divide-y divide-limestone-200">
                {one.waiting.map(({ id, reference, contact, places, language: spoken, askedAt }) => (
                  <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
                    <AdminLink to={`/trip-requests/${id}`} className="font-semibold underline underline-offset-4">
                      {contact.name || t('contact.anonymous')}
                    </AdminLink>
                    <span>{t('departure.sold', { count: places })}</span>
                    <span>{LANGUAGE_LABELS[spoken]}</span>
                    {contact.phone && (
                      <a href={telUrl(contact.phone)} className="underline underline-offset-4">
                        {formatPhone(contact.phone)}
                      </a>
                    )}
                    <span className="font-mono text-sm text-stone">{reference}</span>
                    <span className="text-sm text-stone">{t('called_off.asked', { at: formatInstant(askedAt, language) })}</span>
                  </li>
                ))}
              </ul>
            )}
          </Panel>
        ))}
      </div>
    </>
  );
}
