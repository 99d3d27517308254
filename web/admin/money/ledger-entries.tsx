import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '#admin/button.tsx';
import { ConfirmDialog } from '#admin/confirm-dialog.tsx';
import { formatInstant } from '#admin/dates.ts';
import { formatCents } from '#content/format.ts';
import { LEDGER_WORDS, type LedgerEntry, MANUAL_METHODS, METHOD_WORDS, type SubjectLedger } from '#contract/money/ledger.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { addToast } from '#ui/toasts/toast-store.ts';
import { type MoneyOf, undoPayment } from './money.api.ts';

type LedgerEntriesProps = { of: MoneyOf; ledger: SubjectLedger; onDone: (ledger: SubjectLedger) => void };

/** What can be taken back: a payment that was entered here by mistake. */
const canUndo = ({ kind, method, isOnline, isUndone }: LedgerEntry) =>
  kind === 'payment' && !isOnline && !isUndone && MANUAL_METHODS.some((one) => one === method);

/** The entries and their sum. */
export function LedgerEntries({ of, ledger: { entries, balanceCents }, onDone }: LedgerEntriesProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const [asked, setAsked] = useState<LedgerEntry>();
  const amount = (cents: number) => formatCents(cents, 'EUR', language);
  return (
    <>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2">
        {entries.map((entry) => (
          <div key={entry.id} className="contents">
            <dt>
              {t(entry.kind === 'refund' && entry.isUndone ? 'money.taken_back' : LEDGER_WORDS[entry.kind])}
              {entry.method && `, ${t(METHOD_WORDS[entry.method])}`}
              <span className="block text-sm text-stone">
                {[formatInstant(entry.at, language), entry.user ?? (entry.isOnline && t('money.by_guest'))].filter(Boolean).join(' · ')}
              </span>
              {canUndo(entry) && (
                <TextButton
                  className="min-h-11 text-sm"
                  label={t('money.undo')}
                  of={amount(-entry.cents)}
                  onClick={() => setAsked(entry)}
                />
              )}
            </dt>
            <dd className="text-right tabular-nums">{amount(entry.cents)}</dd>
          </div>
        ))}
        <div className="contents font-semibold text-deep-900">
          <dt>{t(balanceCents < 0 ? 'money.to_return' : 'money.balance')}</dt>
          <dd className="text-right tabular-nums">{amount(Math.abs(balanceCents))}</dd>
        </div>
      </dl>
      {asked && (
        <ConfirmDialog
          title={t('money.undo_title')}
          text={t('money.undo_text')}
          button={t('money.undo')}
          onClose={() => setAsked(undefined)}
          onConfirm={() => undoPayment(of, asked.id)}
          onDone={(answer) => {
            addToast({ title: t('money.undone') });
            onDone(answer);
          }}
        />
      )}
    </>
  );
}
