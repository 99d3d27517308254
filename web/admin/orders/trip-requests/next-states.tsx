import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { Button } from '#admin/frame/button.tsx';
import { ConfirmDialog } from '#admin/frame/confirm-dialog.tsx';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { fitsDate } from '#admin/frame/inbox/fits-date.ts';
import type { useRecord } from '#admin/frame/inbox/use-record.ts';
import { useMailOutlook, useMailWords } from '#admin/frame/orders/mail-outlook.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { TRIP_STATES } from '#admin/frame/state-labels.ts';
import { serverToday } from '#base/clock/server-day.ts';
import type { TripInboxState } from '#contract/admin/admin.ts';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import { isCancellation, isMailed } from '#contract/orders/states.ts';
import { CancelFee } from './cancel-fee.tsx';
import { ConfirmPrice, type GivenPrice } from './confirm-price.tsx';
import { changeState } from './trip-requests.api.ts';

/** Button label of each transition. */
const STEPS: Record<TripInboxState, AdminKey> = {
  new: 'step.reopen',
  confirmed: 'step.confirm',
  completed: 'step.complete',
  declined: 'step.decline',
  cancelled_customer: 'step.cancel_customer',
  cancelled_operator: 'step.cancel_operator',
  spam: 'step.spam',
  on_hold: 'state.on_hold',
  expired: 'state.expired',
  no_show: 'state.no_show',
  called_off: 'state.called_off',
};

type NextStatesProps = {
  request: TripRequestDetail;
  record: Pick<ReturnType<typeof useRecord<TripRequestDetail>>, 'act' | 'isBusy'>;
};

/** Buttons of the possible transitions. Irreversible ones ask for confirmation, confirming a request without a price for one. */
export function NextStates({ request, record: { act, isBusy } }: NextStatesProps) {
  const { t } = useTranslation('admin-area');
  const mailWords = useMailWords();
  const isBlocked = Boolean(useMailOutlook()?.block);
  const [notify, setNotify] = useState(true);
  const [asked, setAsked] = useState<TripInboxState>();
  const [isPricing, setPricing] = useState(false);
  const { id, version, next, contact, offer } = request;
  const isOffer = (state: TripInboxState) => state === 'confirmed' && offer === 'due';
  const today = serverToday();
  const canNotify =
    contact.email !== null && next.some((state) => isMailed('trip', request.status, state));
  const hasPrice = request.lines.length > 0 || request.totalCents > 0;
  const start = (state: TripInboxState) => {
    if (isCancellation(state)) setAsked(state);
    else if (state === 'confirmed' && !hasPrice) setPricing(true);
    else void go(state);
  };
  const cancelText = t(
    canNotify && notify && !isBlocked ? 'step.cancel_text_told' : 'step.cancel_text',
  );
  const go = (to: TripInboxState, price: GivenPrice & { feeCents?: number } = {}) => {
    const isNotified = canNotify && notify && isMailed('trip', request.status, to);
    return act(() => changeState(id, { to, version, notify: isNotified, ...price }), {
      title: t(isOffer(to) ? 'step.offer_done' : TRIP_STATES[to].label),
      ...(isNotified && {
        description: mailWords({
          title: '',
          description: t('step.told', { address: contact.email }),
        }).description,
      }),
    });
  };
  return (
    <Panel title={t('step.title')}>
      {next.length === 0 && <p className="text-stone">{t('step.none')}</p>}
      {next.some(isOffer) && <p>{t('step.offer_due')}</p>}
      {request.status === 'new' && offer === 'made' && <p>{t('step.offer_made')}</p>}
      {next.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {next.map((state, index) => (
            <Button
              key={state}
              look={
                index === 0 && state !== 'new' && fitsDate(state, [request.date], today)
                  ? 'sea'
                  : 'quiet'
              }
              label={t(isOffer(state) ? 'step.offer' : STEPS[state])}
              disabled={isBusy}
              onClick={() => start(state)}
            />
          ))}
        </div>
      )}
      {canNotify && (
        <Checkbox
          label={t('step.notify')}
          hint={t('step.notify_hint')}
          value={notify}
          onChange={setNotify}
        />
      )}
      {!contact.email && contact.phone && next.length > 0 && (
        <p className="text-sm text-stone">{t('step.no_mail')}</p>
      )}
      {isPricing && (
        <ConfirmPrice
          isBusy={isBusy}
          button={t(isOffer('confirmed') ? 'step.offer' : 'step.confirm')}
          onClose={() => setPricing(false)}
          onConfirm={async (price) => {
            await go('confirmed', price);
            setPricing(false);
          }}
        />
      )}
      {asked === 'cancelled_customer' && (
        <CancelFee
          request={request}
          text={cancelText}
          isBusy={isBusy}
          onClose={() => setAsked(undefined)}
          onConfirm={async (feeCents) => {
            await go('cancelled_customer', { feeCents });
            setAsked(undefined);
          }}
        />
      )}
      {asked === 'cancelled_operator' && (
        <ConfirmDialog
          title={t('step.cancel_title')}
          text={cancelText}
          button={t(STEPS[asked])}
          onClose={() => setAsked(undefined)}
          dismiss={t('confirm.keep_booking')}
          onConfirm={() => go(asked)}
        />
      )}
    </Panel>
  );
}
