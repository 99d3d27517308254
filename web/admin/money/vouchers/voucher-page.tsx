import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatInstant } from '#admin/frame/behaviour/dates.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button, ButtonLink, CopyButton, ParentLink, TextLink } from '#admin/frame/button.tsx';
import { ConfirmDialog } from '#admin/frame/confirm-dialog.tsx';
import { QueryState } from '#admin/frame/loading.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import type { VoucherDetail, VoucherEntry } from '#contract/money/vouchers.ts';
import { mailVoucher, STATES, VOUCHERS, voidVoucher, voucherQuery } from './vouchers.api.ts';

const KINDS = {
  issue: 'gift_vouchers.entry_issue',
  use: 'gift_vouchers.entry_use',
  return: 'gift_vouchers.entry_return',
  void: 'gift_vouchers.entry_void',
} as const;

function Entries({ entries }: { entries: readonly VoucherEntry[] }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <ul className="divide-y divide-limestone-200">
      {entries.map(({ kind, cents, at, subject }) => (
        <li
          key={`${at} ${kind} ${cents}`}
          className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3"
        >
          <div>
            <p>
              {t(KINDS[kind])}
              {subject?.reference && (
                <>
                  {', '}
                  <TextLink to={`/orders/${subject.id}`} label={subject.reference} />
                </>
              )}
            </p>
            <p className="text-sm text-stone">{formatInstant(at, language)}</p>
          </div>
          <p className="tabular-nums">{formatCents(cents, 'EUR', language)}</p>
        </li>
      ))}
    </ul>
  );
}

function Facts({ voucher }: { voucher: VoucherDetail }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const rows = [
    [t('gift_vouchers.balance'), formatCents(voucher.balanceCents, 'EUR', language)],
    [t('gift_vouchers.amount'), formatCents(voucher.cents, 'EUR', language)],
    [t('gift_vouchers.recipient'), voucher.recipient],
    [t('gift_vouchers.giver'), voucher.giver],
    [t('gift_vouchers.message'), voucher.message],
    [t('gift_vouchers.ends_on'), voucher.endsOn && formatDate(voucher.endsOn, language)],
    [t('gift_vouchers.language'), LANGUAGE_LABELS[voucher.language]],
    [t('gift_vouchers.buyer'), voucher.buyerEmail],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {rows
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-stone">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line max-sm:mb-2">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** A gift voucher: what is left, what became of it; to print, to mail, to correct, to void. */
export function VoucherScreen() {
  const { t } = useTranslation('admin-area');
  const { id } = useParams({ strict: false }) as { id: string };
  const query = useQuery(voucherQuery(id));
  const refresh = useRefresh();
  const [isVoiding, setVoiding] = useState(false);
  const mail = useAction({
    mutationFn: (voucher: VoucherDetail) => mailVoucher(voucher.id),
    onSuccess: () => addToast({ title: t('gift_vouchers.mailed') }),
  });
  const { data: voucher } = query;
  if (!voucher) return <QueryState query={query} />;
  const isOpen = voucher.state === 'open';
  return (
    <>
      <ParentLink to="/vouchers" label={t('gift_vouchers.title')} className="mb-2" />
      <ScreenHead title={t('gift_vouchers.of', { code: voucher.code })} className="mb-6">
        <CopyButton text={voucher.code} label={t('gift_vouchers.copy')} />
        <a href={`${VOUCHERS}/${voucher.id}/voucher.pdf`} className={buttonClass('sea')}>
          {t('gift_vouchers.pdf')}
        </a>
      </ScreenHead>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Panel title={t('gift_vouchers.one')}>
          <StateBadge state={STATES[voucher.state]} />
          <Facts voucher={voucher} />
          <div className="flex flex-wrap gap-3">
            {voucher.state !== 'void' && (
              <ButtonLink to={`/vouchers/edit/${voucher.id}`} label={t('list.edit')} />
            )}
            {isOpen && voucher.buyerEmail && (
              <Button
                label={t('gift_vouchers.mail')}
                isBusy={mail.isPending}
                onClick={() => mail.mutate(voucher)}
              />
            )}
            {voucher.balanceCents > 0 && (
              <Button label={t('gift_vouchers.void')} onClick={() => setVoiding(true)} />
            )}
          </div>
        </Panel>
        <Panel title={t('gift_vouchers.entries')}>
          <Entries entries={voucher.entries} />
        </Panel>
      </div>
      {isVoiding && (
        <ConfirmDialog
          title={t('gift_vouchers.void_title')}
          text={t('gift_vouchers.void_text')}
          button={t('gift_vouchers.void')}
          onClose={() => setVoiding(false)}
          onConfirm={() => voidVoucher(voucher.id)}
          onDone={() => refresh(VOUCHERS)}
        />
      )}
    </>
  );
}
