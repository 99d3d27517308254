import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { Button, TextLink } from '#admin/frame/button.tsx';
import { startPath } from '#admin/frame/days/days.api.ts';
import { useOptionName } from '#admin/frame/days/departure-state.tsx';
import { formatFullDay } from '#admin/frame/days/format-span.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { AnsweredGuest, CalledOff } from '#contract/bookings/calling-off/calling-off.ts';
import { AskedGuest } from './asked-guest.tsx';
import { isInformed } from './progress.ts';
import { ReopenForm } from './reopen-form.tsx';

function Answered({ guests }: { guests: readonly AnsweredGuest[] }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold text-deep-900">
        {t('called_off.answered', { count: guests.length })}
      </summary>
      <ul className="space-y-1.5 pb-2">
        {guests.map(({ id, reference, contactName, places, choice, date, time }) => (
          <li key={id} className="flex flex-wrap gap-x-4">
            <AdminLink to={`/orders/${id}`} className="font-semibold underline underline-offset-4">
              {contactName || reference}
            </AdminLink>
            <span>{t('departure.sold', { count: places })}</span>
            <span className="text-stone">
              {choice === 'refund'
                ? t('called_off.took_money')
                : t('called_off.took_day', {
                    day: [formatFullDay(date, language), time].filter(Boolean).join(', '),
                  })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A departure that was called off: who has not answered, what the others chose, and putting it back on sale. */
export function CalledOffDeparture({ departure }: { departure: CalledOff }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const optionName = useOptionName();
  const [isReopening, setReopening] = useState(false);
  const { waiting, answered, option, date, time } = departure;
  const informed = waiting.filter(isInformed);
  return (
    <li className="border-t border-limestone-200 pt-4">
      <h3 className="font-sans font-semibold text-deep-900">
        {optionName(option)}
        {'\u00a0· '}
        {formatFullDay(date, language)}
        {time && `, ${time}`}
      </h3>
      {waiting.length === 0 && (
        <p className="text-stone">
          {t(answered.length === 0 ? 'weather_day.no_guests' : 'called_off.all_answered')}
        </p>
      )}
      {informed.length > 0 && (
        <ul className="divide-y divide-limestone-200">
          {informed.map((guest) => (
            <AskedGuest key={guest.id} guest={guest} />
          ))}
        </ul>
      )}
      {answered.length > 0 && <Answered guests={answered} />}
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
        <TextLink
          to={`/departures/${startPath(departure)}`}
          label={t('manifest.title')}
          of={optionName(option)}
        />
        {!isReopening && (
          <Button
            label={t('departure.reopen')}
            of={optionName(option)}
            onClick={() => setReopening(true)}
          />
        )}
      </div>
      {isReopening && <ReopenForm departure={departure} onClose={() => setReopening(false)} />}
    </li>
  );
}
