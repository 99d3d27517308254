import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextButton } from '#admin/frame/button.tsx';
import { Dialog } from '#admin/frame/dialog.tsx';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { AreaField, InstantField, MoneyField } from '#admin/frame/fields/fields.tsx';
import { fitsDate } from '#admin/frame/inbox/fits-date.ts';
import { useKeptText } from '#admin/frame/inbox/reply-panel.tsx';
import { OfferFacts, suggestedEnd } from '#admin/frame/orders/offer-facts.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { TRANSFER_STATES } from '#admin/frame/state-labels.ts';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { serverNow } from '#base/clock/server-clock.ts';
import { serverToday } from '#base/clock/server-day.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { TransferInboxState } from '#contract/admin/admin.ts';
import { isCancellation, isMailed, isTransferOffer, isUnpriced } from '#contract/orders/states.ts';
import { languageName } from '../language-name.ts';
import { stepTo } from '../state-steps.ts';
import { changeState } from '../transfer-api.ts';
import { NotifyGuest, useRequest } from './request-context.tsx';

type StateDialogProps = { to: TransferInboxState; onClose: () => void };

/** Confirms a change of state: mail to the guest, and the cancellation fee. The dialog and its note stay open until it succeeds. */
function StateDialog({ to, onClose }: StateDialogProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { request, isBusy, run } = useRequest();
  const { id, version, status, cancellation, currency } = request;
  const computedFee = to === 'cancelled_customer' ? cancellation.feeCents : 0;
  const [note, setNote] = useKeptText(`transfer-${id}-${to}`);
  const [fee, setFee] = useState<number | null>(computedFee);
  const [notify, setNotify] = useState(true);
  const [isFree, setFree] = useState(false);
  const [total, setTotal] = useState<number | null>(request.totalCents || null);
  const [until, setUntil] = useState<string | null>(suggestedEnd);
  const isOffer = isTransferOffer(request, to);
  const isUnknown = isUnpriced(request, to);
  const hasPrice = isOffer || isUnknown;
  const isPriceMissing = hasPrice && !isFree && !total;
  const isEndWrong = isOffer && until !== null && Date.parse(until) <= serverNow();
  const { button, text } = stepTo(request, to);
  const isWithMail = isMailed('transfer', status, to);
  const hasFee = isCancellation(to);
  const isFeeWrong = hasFee && (fee === null || fee < 0);
  const isWrong = isFeeWrong || isPriceMissing || isEndWrong;
  const send = async () => {
    const input = {
      version,
      to,
      note,
      notify,
      ...(hasFee && fee !== null && { feeCents: fee }),
      ...(hasPrice && (isFree ? { isFree } : { totalCents: total ?? undefined })),
      ...(isOffer && { until }),
    };
    if (
      !(await run(
        () => changeState(id, input),
        isOffer
          ? t('step.offer_done')
          : t('transfer_step.done', { state: t(TRANSFER_STATES[to].label) }),
      ))
    )
      return;
    setNote('');
    onClose();
  };
  return (
    <Dialog title={t(button)} onClose={onClose}>
      <SubmitForm className="space-y-5" onSubmit={() => !isWrong && send()}>
        <p>{t(text)}</p>
        {hasPrice && !isFree && (
          <MoneyField
            label={t('inbox.total')}
            hint={isUnknown ? t('transfer_step.no_price') : undefined}
            value={total}
            onChange={setTotal}
            className="max-w-48"
          />
        )}
        {isUnknown && (
          <Checkbox label={t('confirm_price.free')} value={isFree} onChange={setFree} />
        )}
        {isOffer && (
          <InstantField
            label={t('offers.until')}
            error={isEndWrong ? 'past' : undefined}
            value={until}
            onChange={setUntil}
          />
        )}
        {hasFee && (
          <MoneyField
            label={t('transfer_step.fee')}
            hint={t('transfer_step.fee_hint', {
              amount: formatCents(computedFee, currency, language),
            })}
            error={isFeeWrong ? 'invalid' : undefined}
            value={fee}
            onChange={setFee}
            className="max-w-48"
          />
        )}
        {isWithMail && (
          <AreaField
            label={t('transfer_step.note', { language: languageName(request.language, language) })}
            hint={t('transfer_step.note_hint')}
            lang={request.language}
            value={note}
            onChange={setNote}
            maxLength={8000}
          />
        )}
        {isWithMail && <NotifyGuest value={notify} onChange={setNotify} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button label={t(hasFee ? 'confirm.keep_booking' : 'confirm.back')} onClick={onClose} />
          <Button look="sea" label={t(button)} type="submit" disabled={isWrong} isBusy={isBusy} />
        </div>
      </SubmitForm>
    </Dialog>
  );
}

/** The current state and its possible transitions. Drivers are assigned in their own panel. */
export function RequestSteps() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { request } = useRequest();
  const [asked, setAsked] = useState<TransferInboxState>();
  const { status, next, offer, offerUntil, offerNote, totalCents } = request;
  const { feeCents, currency, legs } = request;
  const days = legs.map(({ date }) => date);
  const today = serverToday();
  const steps = next
    // Without the terms both a quote and a confirmation are the same offer.
    .filter((state) => state !== 'driver_assigned' && !(state === 'quoted' && offer === 'due'))
    .map((to) => ({ to, ...stepTo(request, to) }))
    .map((step) => (fitsDate(step.to, days, today) ? step : { ...step, look: 'quiet' as const }));
  const good = steps
    .filter(({ isBad }) => !isBad)
    .sort((a, b) => Number(b.look === 'sea') - Number(a.look === 'sea'));
  const bad = steps.filter(({ isBad }) => isBad);
  return (
    <Panel title={t('field.status')}>
      <p className="flex flex-wrap items-center gap-2">
        <StateBadge state={TRANSFER_STATES[status]} />
        {feeCents !== null && (
          <span>
            {t('transfer_event.fee', { amount: formatCents(feeCents, currency, language) })}
          </span>
        )}
      </p>
      {offer === 'due' && next.includes('confirmed') && <p>{t('step.offer_due')}</p>}
      {offer !== null && offer !== 'due' && (
        <OfferFacts {...{ offer, totalCents, until: offerUntil, note: offerNote }} />
      )}
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
                  <TextButton
                    isDanger
                    className="min-h-11 text-left"
                    label={t(button)}
                    onClick={() => setAsked(to)}
                  />
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
