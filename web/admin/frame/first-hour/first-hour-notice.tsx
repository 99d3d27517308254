import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { TextButton, TextLink } from '#admin/frame/button.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { STEPS, useFirstHour, useFirstHourChange } from './first-hour.api.ts';

/** The next step, and how many are done; undefined once all is done or it was put away. */
function useProgress() {
  const data = useFirstHour();
  const next = data?.steps.find(({ isDone, isSkipped }) => !isDone && !isSkipped);
  if (!data || data.isPutAway || !next) return undefined;
  const done = data.steps.filter(({ isDone }) => isDone).length;
  return { next: next.step, done, all: data.steps.length };
}

/** On the screens of its steps: how far the first hour is, the way back to it and the one to the next step. */
export function FirstHourLine() {
  const { t } = useTranslation('admin-area');
  const progress = useProgress();
  if (!progress) return null;
  const { next, done, all } = progress;
  const { label, to, field } = STEPS[next];
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 text-sm text-stone">
      <TextLink
        to="/first-hour"
        className="inline-flex min-h-11 items-center"
        label={t('first_hour.back')}
      />
      <span role="status">{t('first_hour.progress', { done, all })}</span>
      <TextLink
        to={to}
        {...(field && { hash: field })}
        className="inline-flex min-h-11 items-center"
        label={t('first_hour.next', { step: t(label) })}
      />
    </p>
  );
}

/** What a new owner does next; nothing once all is done or it was put away. */
export function FirstHourNotice() {
  const { t } = useTranslation('admin-area');
  const change = useFirstHourChange();
  const progress = useProgress();
  if (!progress) return null;
  const { next, done, all } = progress;
  return (
    <section
      aria-label={t('first_hour.title')}
      className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border-l-8 border-sun bg-white p-5 shadow-card"
    >
      <div className="min-w-0 grow">
        <p className="font-display text-xl text-deep-900">{t('first_hour.title')}</p>
        <p className="text-stone">
          {t('first_hour.progress', { done, all })}.{' '}
          {t('first_hour.next', { step: t(STEPS[next].label) })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <AdminLink to="/first-hour" className={buttonClass('sea')}>
          {t('first_hour.continue')}
        </AdminLink>
        <TextButton
          className="min-h-11 px-2"
          label={t('first_hour.put_away')}
          onClick={() => change.mutate({ isPutAway: true })}
        />
      </div>
    </section>
  );
}
