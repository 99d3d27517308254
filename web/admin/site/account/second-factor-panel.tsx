import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button } from '#admin/frame/button.tsx';
import { Dialog } from '#admin/frame/dialog.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { Account, RecoveryCodes as Codes } from '#contract/accounts/account.ts';
import { ACCOUNT, accountApi } from './account.queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { FactorButton, TurnOnDialog } from './turn-on-dialog.tsx';

type Open = 'turn-on' | 'turn-off' | 'codes';

function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-area');
  const [codes, setCodes] = useState<Codes>();
  return (
    <Dialog title={t('factor.codes_title')} onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes.recoveryCodes} onKept={onClose} />
      ) : (
        <>
          <p className="mb-5">{t('factor.new_codes_text')}</p>
          <FactorButton label={t('factor.new_codes')} act={accountApi.newCodes} onDone={setCodes} />
        </>
      )}
    </Dialog>
  );
}

function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-area');
  const done = () => {
    addToast({ title: t('factor.turned_off') });
    onClose();
  };
  return (
    <Dialog title={t('factor.title')} onClose={onClose}>
      <p className="mb-5">{t('factor.turn_off_text')}</p>
      <FactorButton label={t('factor.turn_off')} act={accountApi.endFactor} onDone={done} />
    </Dialog>
  );
}

export function SecondFactorPanel({ account }: { account: Account }) {
  const { t } = useTranslation('admin-area');
  const [open, setOpen] = useState<Open>();
  const refresh = useRefresh();
  const close = () => {
    setOpen(undefined);
    void refresh(ACCOUNT);
  };
  return (
    <Panel title={t('factor.title')}>
      <p>
        <StateBadge
          state={
            account.hasSecondFactor
              ? { label: 'factor.on', tone: 'good' }
              : { label: 'factor.off', tone: 'over' }
          }
        />
      </p>
      <p className="text-stone">{t('factor.text')}</p>
      {account.hasSecondFactor ? (
        <>
          <p className={account.recoveryCodesLeft < 3 ? 'font-semibold text-danger' : ''}>
            {t('factor.codes_left', { count: account.recoveryCodesLeft })}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button label={t('factor.new_codes')} onClick={() => setOpen('codes')} />
            <Button label={t('factor.turn_off')} onClick={() => setOpen('turn-off')} />
          </div>
        </>
      ) : (
        <Button look="sea" label={t('factor.turn_on')} onClick={() => setOpen('turn-on')} />
      )}
      {open === 'turn-on' && <TurnOnDialog onClose={close} />}
      {open === 'turn-off' && <TurnOffDialog onClose={close} />}
      {open === 'codes' && <NewCodesDialog onClose={close} />}
    </Panel>
  );
}
