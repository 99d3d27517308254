import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { liveRecord } from '#admin/frame/inbox/live-query.ts';
import { ledgerPath } from '#admin/money/panel/money.api.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { LedgerKind, SubjectLedger } from '#contract/money/ledger.ts';
import { splitBooking } from './desk.api.ts';
import type { DeskFormProps } from './desk-actions.tsx';
import { DeskDialog } from './desk-dialog.tsx';
import { NO_GUEST, OtherGuest, otherContact } from './other-guest.tsx';
import { TicketChoices } from './ticket-choices.tsx';
import { useDeskAction } from './use-desk-action.ts';

const PAID: readonly LedgerKind[] = ['deposit', 'payment', 'refund'];
/** What was paid for the booking and moves with its tickets; nothing of what a partner paid, whose next statement follows the split. */
const paidOf = ({ entries }: SubjectLedger) =>
  entries.some(({ method }) => method === 'reseller')
    ? 0
    : entries.reduce(
        (sum, { kind, cents }) => sum - (PAID.some((one) => one === kind) ? cents : 0),
        0,
      );

/** Some tickets get a booking of their own, for the same guest or another one. */
export function SplitDialog({ request, onShow, onDone, onClose }: DeskFormProps) {
  const { t } = useTranslation('admin-area');
  const { id, version, tickets } = request;
  const [chosen, setChosen] = useState<string[]>([]);
  const [guest, setGuest] = useState(NO_GUEST);
  const action = useDeskAction({ onShow, onDone: () => onDone(t('desk.split_done')) });
  const language = useLanguage();
  const { data: ledger } = useQuery(liveRecord<SubjectLedger>(ledgerPath({ kind: 'booking', id })));
  const paidCents = ledger ? paidOf(ledger) : 0;
  const isIdle = chosen.length === 0 || chosen.length === tickets.length;
  return (
    <DeskDialog
      title={t('desk.split')}
      submit={t('desk.split')}
      action={action}
      isIdle={isIdle}
      onSubmit={() =>
        action.run(() => splitBooking(id, { version, tickets: chosen, ...otherContact(guest) }))
      }
      onClose={onClose}
    >
      <p>{t('desk.split_text')}</p>
      {paidCents > 0 && (
        <p>{t('desk.split_money', { amount: formatCents(paidCents, 'EUR', language) })}</p>
      )}
      <TicketChoices
        legend={t('desk.split_tickets')}
        request={request}
        tickets={tickets}
        chosen={chosen}
        onChange={setChosen}
      />
      <OtherGuest guest={guest} errors={action.errors} onChange={setGuest} />
    </DeskDialog>
  );
}
