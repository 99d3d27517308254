import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { useRights } from '#admin/frame/behaviour/use-rights.ts';
import { TextButton } from '#admin/frame/button.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { firstHourQuery, STEPS, useFirstHourChange } from './first-hour.api.ts';

/** What a new owner does next; nothing once all is done or it was put away. */
export function FirstHourNotice() {
  const { t } = useTranslation('admin-area');
  const { sees } = useRights();
  const { data } = useQuery({ ...firstHourQuery, enabled: sees('/first-hour') });
  const change = useFirstHourChange();
  const next = data?.steps.find(({ isDone, isSkipped }) => !isDone && !isSkipped);
  if (!data || data.isPutAway || !next) return null;
  const skipped = data.steps.filter(({ isSkipped }) => isSkipped).map(({ step }) => step);
  const done = data.steps.filter(({ isDone }) => isDone).length;
  return (
    <section
      aria-label={t('first_hour.title')}
      className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border-l-8 border-sun bg-white p-5 shadow-card"
    >
      <div className="min-w-0 grow">
        <p className="font-display text-xl text-deep-900">{t('first_hour.title')}</p>
        <p className="text-stone">
          {t('first_hour.progress', { done, all: data.steps.length })}.{' '}
          {t('first_hour.next', { step: t(STEPS[next.step].label) })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <AdminLink to="/first-hour" className={buttonClass('sea')}>
          {t('first_hour.continue')}
        </AdminLink>
        <TextButton
          className="min-h-11 px-2"
          label={t('first_hour.put_away')}
          onClick={() => change.mutate({ skipped, isPutAway: true })}
        />
      </div>
    </section>
  );
}
