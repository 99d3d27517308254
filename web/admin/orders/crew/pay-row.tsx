import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button, TextButton } from '#admin/frame/button.tsx';
import { MoneyField } from '#admin/frame/fields/fields.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { type CrewPay, isSettled, openCents } from '#contract/crew/settling.ts';
import { setPay, settle, TOUCHED_BY_SETTLING } from './settling.api.ts';

/** What is open between the firm and a person, in words. */
export function OpenAmount({ cents }: { cents: number }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  if (cents === 0) return null;
  const amount = formatCents(Math.abs(cents), 'EUR', language);
  return (
    <span className="font-semibold">
      {t(cents > 0 ? 'crew.gets' : 'crew.hands_in', { amount })}
    </span>
  );
}

/** Pay and cash of a person at a job: the amount can be changed, and the rest is ticked as settled. */
export function PayRow({ pay, children }: { pay: CrewPay; children: ReactNode }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const refresh = useRefresh();
  const [draft, setDraft] = useState<number | null>();
  const { member, job, payCents, cashCents } = pay;
  const onSuccess = async () => {
    setDraft(undefined);
    await refresh(...TOUCHED_BY_SETTLING);
  };
  const change = useAction({
    mutationFn: (cents: number) => setPay({ member, job, cents }),
    onSuccess,
  });
  const tick = useAction({
    mutationFn: (settled: boolean) => settle({ jobs: [{ member, job }], isSettled: settled }),
    onSuccess,
  });
  const amount = (cents: number) => formatCents(cents, 'EUR', language);
  const done = isSettled(pay);
  const hasMoney = payCents !== 0 || cashCents !== 0;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 grow basis-56">
        {children}
        <p className="text-sm text-stone">
          {[
            t('crew.pay_is', { amount: amount(payCents) }),
            cashCents !== 0 && t('crew.cash_is', { amount: amount(cashCents) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {!done && (
          <p>
            <OpenAmount cents={openCents(pay)} />
          </p>
        )}
      </div>
      {draft === undefined ? (
        <div className="flex flex-wrap items-center gap-3">
          {done && hasMoney ? (
            <>
              <StateBadge state={{ label: 'crew.settled', tone: 'good' }} />
              <TextButton
                className="min-h-11"
                label={t('crew.reopen')}
                of={pay.name}
                onClick={() => tick.mutate(false)}
              />
            </>
          ) : (
            !done && (
              <Button
                label={t('crew.settle')}
                of={pay.name}
                onClick={() => tick.mutate(true)}
                isBusy={tick.isPending}
              />
            )
          )}
          <TextButton
            className="min-h-11"
            label={t('crew.change_pay')}
            of={pay.name}
            onClick={() => setDraft(payCents)}
          />
        </div>
      ) : (
        <div className="flex flex-wrap items-end gap-3">
          <MoneyField label={t('crew.pay')} value={draft} onChange={setDraft} className="w-36" />
          <Button
            look="sea"
            label={t('editor.save')}
            disabled={draft === null}
            isBusy={change.isPending}
            onClick={() => draft !== null && change.mutate(draft)}
          />
          <Button label={t('confirm.cancel')} onClick={() => setDraft(undefined)} />
        </div>
      )}
    </li>
  );
}
