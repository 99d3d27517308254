import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { useRights } from '#admin/frame/behaviour/use-rights.ts';
import { TextButton } from '#admin/frame/button.tsx';
import { ConfirmDialog } from '#admin/frame/confirm-dialog.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import {
  ENTERED_METHODS,
  LEDGER_WORDS,
  type LedgerEntry,
  METHOD_WORDS,
  type SubjectLedger,
} from '#contract/money/ledger.ts';
import { type MoneyOf, undoPath, undoPayment } from './money.api.ts';

type LedgerEntriesProps = {
  of: MoneyOf;
  ledger: SubjectLedger;
  onDone: (ledger: SubjectLedger) => void;
};

/** What can be taken back: a payment that was entered here by mistake, and of which nothing has moved to another booking. */
const canUndo = (
  { id, kind, method, reference, isOnline, isUndone, isMoved }: LedgerEntry,
  entries: readonly LedgerEntry[],
) =>
  kind === 'payment' &&
  !isOnline &&
  !isUndone &&
  !isMoved &&
  // What a statement paid has its name, and is not taken back alone.
  !(method === 'reseller' && reference !== null) &&
  ENTERED_METHODS.some((one) => one === method) &&
  !entries.some(
    (other) => other.isMoved && other.kind === 'refund' && other.method === method && other.id > id,
  );

/** The entries and their sum. */
export function LedgerEntries({
  of,
  ledger: { entries, balanceCents },
  onDone,
}: LedgerEntriesProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { may } = useRights();
  const [asked, setAsked] = useState<LedgerEntry>();
  const amount = (cents: number) => formatCents(cents, 'EUR', language);
  const nameOf = ({ kind, isMoved, isUndone, reference }: LedgerEntry) => {
    if (isMoved) return t(kind === 'refund' ? 'money.moved_to' : 'money.moved_from', { reference });
    return t(kind === 'refund' && isUndone ? 'money.taken_back' : LEDGER_WORDS[kind]);
  };
  return (
    <>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2">
        {entries.map((entry) => (
          <div key={entry.id} className="contents">
            <dt>
              {nameOf(entry)}
              {entry.method && `, ${t(METHOD_WORDS[entry.method])}`}
              <span className="block text-sm text-stone">
                {[
                  formatInstant(entry.at, language),
                  entry.user ?? (entry.isOnline && t('money.by_guest')),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {canUndo(entry, entries) && may('POST', undoPath(of, entry.id)) && (
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
