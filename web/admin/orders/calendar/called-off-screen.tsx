import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { ParentLink, TextLink } from '#admin/frame/button.tsx';
import { startPath } from '#admin/frame/days/days.api.ts';
import { useOptionName } from '#admin/frame/days/departure-state.tsx';
import { formatFullDay } from '#admin/frame/days/format-span.ts';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { QueryState } from '#admin/frame/loading.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { CalledOffGuest } from '#contract/bookings/firm-calendar.ts';
import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import { formatPhone } from '#contract/people/phone.ts';
import { telUrl } from '#contract/people/phone-links.ts';
import { calledOffQuery, markNotified, TOUCHED_BY_DEPARTURES } from './calendar.api.ts';

/** When the guest was asked by mail, or whether the firm notified the guest itself, which is ticked here. */
function Notified({ guest }: { guest: CalledOffGuest }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const refresh = useRefresh();
  const { mutate } = useAction({
    mutationFn: (isNotified: boolean) => markNotified(guest.id, isNotified),
    onSuccess: () => refresh(...TOUCHED_BY_DEPARTURES),
  });
  const { isMailed, askedAt, toldAt } = guest;
  if (isMailed)
    return (
      <span className="text-sm text-stone">
        {t('called_off.asked', { at: formatInstant(askedAt, language) })}
      </span>
    );
  return (
    <>
      <span className={toldAt ? 'text-sm text-stone' : 'font-semibold text-danger'}>
        {toldAt
          ? t('called_off.told_at', { at: formatInstant(toldAt, language) })
          : t('called_off.untold')}
      </span>
      <Checkbox
        label={t('called_off.told')}
        value={toldAt !== null}
        onChange={(isNotified) => mutate(isNotified)}
      />
    </>
  );
}

/** Those who know nothing first. */
const byUrgency = (guests: readonly CalledOffGuest[]) =>
  guests.toSorted(
    (one, other) =>
      Number(one.isMailed || one.toldAt !== null) - Number(other.isMailed || other.toldAt !== null),
  );

/** Follows up guests of called-off departures who have chosen neither another date nor the money. */
export function CalledOffScreen() {
  const { t } = useTranslation('admin-area');
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
            <TextLink
              to={`/departures/${startPath(one)}`}
              label={t('manifest.title')}
              of={optionName(one.option)}
            />
            {one.waiting.length === 0 ? (
              <p>{t('called_off.all_answered')}</p>
            ) : (
              <ul className="divide-y divide-limestone-200">
                {byUrgency(one.waiting).map((guest) => (
                  <li key={guest.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
                    <AdminLink
                      to={`/orders/${guest.id}`}
                      className="font-semibold underline underline-offset-4"
                    >
                      {guest.contact.name || t('contact.anonymous')}
                    </AdminLink>
                    <span>{t('departure.sold', { count: guest.places })}</span>
                    <span>{LANGUAGE_LABELS[guest.language]}</span>
                    {guest.contact.phone && (
                      <a
                        href={telUrl(guest.contact.phone)}
                        className="underline underline-offset-4"
                      >
                        {formatPhone(guest.contact.phone)}
                      </a>
                    )}
                    <span className="font-mono text-sm text-stone">{guest.reference}</span>
                    <Notified guest={guest} />
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
