import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextButton } from '#admin/button.tsx';
import { fitsDate } from '#admin/inbox/fits-date.ts';
import { Panel } from '#admin/panel.tsx';
import { StateBadge } from '#admin/state-badge.tsx';
import { TRANSFER_STATES } from '#admin/state-labels.ts';
import { formatCents } from '#content/format.ts';
import type { TransferInboxState } from '#contract/admin.ts';
import { menorcaToday } from '#contract/calendar.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { useRequest } from './request-context.tsx';
import { StateDialog } from './state-dialog.tsx';
import { stepTo } from './state-steps.ts';

/** The current state and its possible transitions. Drivers are assigned in their own panel. */
export function RequestSteps() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { request } = useRequest();
  const [asked, setAsked] = useState<TransferInboxState>();
  const { status, next, feeCents, currency, legs } = request;
  const days = legs.map(({ date }) => date);
  const today = menorcaToday(new Date());
  const steps = next
    .filter((state) => state !== 'driver_assigned')
    .map((to) => ({ to, ...stepTo(status, to) }))
    .map((step) => (fitsDate(step.to, days, today) ? step : { ...step, look: 'quiet' as const }));
  const good = steps.filter(({ isBad }) => !isBad).sort((a, b) => Number(b.look === 'sea') - Number(a.look === 'sea'));
  const bad = steps.filter(({ isBad }) => isBad);
  return (
    <Panel title={t('field.status')}>
      <p className="flex flex-wrap items-center gap-2">
        <StateBadge state={TRANSFER_STATES[status]} />
        {feeCents !== null && <span>{t('transfer_event.fee', { amount: formatCents(feeCents, currency, language) })}</span>}
      </p>
      {steps.length === 0 ? (
        <p className="text-stone">{t('transfer_step.none')}</p>
      ) : (
        <div className="space-y-4 print:hidden">
          {good.length > 0 && (
            <div className="flex flex-col gap-2">
              {good.map(({ to, button, look }) => (
                <Button key={to} look={look} label={t(button)} onClick={() => setAsked(to)} />
              ))}
            </div>
          )}
          {bad.length > 0 && (
            <ul className="flex flex-wrap gap-x-4 border-t border-limestone-200 pt-2">
              {bad.map(({ to, button }) => (
                <li key={to}>
                  <TextButton isDanger className="min-h-11 text-left" label={t(button)} onClick={() => setAsked(to)} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {asked && <StateDialog to={asked} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}
