import { useTranslation } from 'react-i18next';
import { formatTime } from '#admin/frame/behaviour/dates.ts';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { Button, TextLink } from '#admin/frame/button.tsx';
import { startPath } from '#admin/frame/days/days.api.ts';
import { formatShortDay } from '#admin/frame/days/format-span.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { forgetRefused, type RefusedStep, type StepResult } from './check-in-queue.ts';
import { useQueue } from './use-check-in.ts';

export const RESULT_WORDS: Record<StepResult, AdminKey> = {
  admitted: 'scan.admitted',
  before: 'scan.before',
  elsewhere: 'scan.elsewhere',
  cancelled: 'scan.cancelled',
  unconfirmed: 'scan.unconfirmed',
  not_today: 'scan.not_today',
  unknown: 'scan.unknown',
  later: 'scan.later',
  failed: 'scan.failed',
};

function Refused({ step }: { step: RefusedStep }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { at, code, name, reference, result, date, time, start } = step;
  return (
    <li>
      <span className="font-semibold">
        {formatTime(at, language)}{' '}
        {t(RESULT_WORDS[result], {
          date: date ? formatShortDay(date, language) : '',
          time: time ?? '',
        })}
      </span>{' '}
      <span className="break-words">{[name, reference, code].filter(Boolean).join(' · ')}</span>
      <TextLink
        to={`/departures/${startPath(start)}`}
        className="ml-2 inline-flex min-h-11 items-center"
        label={t('resources.clash_departure')}
        of={code}
      />
    </li>
  );
}

/** What the server refused of steps that had waited on this device, until it is read. */
export function RefusedSteps() {
  const { t } = useTranslation('admin-area');
  const { refused } = useQueue();
  if (refused.length === 0) return null;
  return (
    <section
      role="alert"
      className="my-4 rounded-card border-l-8 border-danger bg-white p-4 print:hidden"
    >
      <h2 className="text-lg">{t('scan.refused', { count: refused.length })}</h2>
      <ul className="my-2 space-y-2">
        {refused.map((step) => (
          <Refused key={step.id} step={step} />
        ))}
      </ul>
      <Button
        label={t('scan.refused_read')}
        onClick={() => forgetRefused(refused.map(({ id }) => id))}
      />
    </section>
  );
}
