import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#admin/frame/behaviour/dates.ts';
import { Button, TextButton } from '#admin/frame/button.tsx';
import { formatShortDay } from '#admin/frame/days/format-span.ts';
import { TextField } from '#admin/frame/fields/fields.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { CheckedTicket } from '#contract/bookings/firm-calendar.ts';
import { RESULT_WORDS } from './refused-steps.tsx';
import { Scanner } from './scanner.tsx';
import { ticketCode } from './ticket-code.ts';

/** What became of the last tickets: the server's answer, or, while there is none, that they wait on this device. */
export type LastScan =
  | { kind: 'answer'; ticket: CheckedTicket }
  | { kind: 'done'; count: number }
  | {
      kind: 'waiting';
      at: string;
      name: string | null;
      codes: readonly string[];
      isOnList: boolean;
    };

type ScanPanelProps = {
  last: LastScan | undefined;
  waiting: number;
  onCode: (code: string) => void;
  /** Absent when there is nothing to take back. */
  onUndo: (() => void) | undefined;
  /** Tickets that are not checked in, and one tap for all of them. */
  all: { count: number; onAdmit: () => void };
};

function Answer({ ticket }: { ticket: CheckedTicket }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const isGood = ticket.result === 'admitted';
  return (
    <p
      className={`rounded-xl border-l-8 px-4 py-3 text-lg font-semibold ${isGood ? 'border-sea-700 bg-sea-100' : 'border-danger bg-limestone-100'}`}
    >
      {t(RESULT_WORDS[ticket.result], {
        date: ticket.date ? formatShortDay(ticket.date, language) : '',
        time: ticket.time ?? '',
      })}
      <span className="block text-base font-normal">
        {[ticket.name, ticket.reference, ticket.code].filter(Boolean).join(' · ')}
      </span>
    </p>
  );
}

function Waiting({ scan }: { scan: Extract<LastScan, { kind: 'waiting' }> }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <p className="rounded-xl border-l-8 border-sun bg-limestone-100 px-4 py-3 text-lg font-semibold">
      {t(scan.isOnList ? 'scan.noted' : 'scan.noted_unlisted', {
        at: formatTime(scan.at, language),
      })}
      <span className="block text-base font-normal">
        {scan.codes.length === 1
          ? [scan.name, scan.codes[0]].filter(Boolean).join(' · ')
          : t('scan.tickets', { people: scan.codes.length })}
      </span>
    </p>
  );
}

/** Checks in with the camera, or with a code that is typed; says of the last ticket what became of it. */
export function ScanPanel({ last, waiting, onCode, onUndo, all }: ScanPanelProps) {
  const { t } = useTranslation('admin-area');
  const [isOn, setOn] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <section
      aria-label={t('scan.title')}
      className="my-6 space-y-4 rounded-card bg-white p-4 shadow-card print:hidden"
    >
      <div className="flex flex-wrap items-end gap-3">
        <Button
          look="sea"
          label={t(isOn ? 'scan.stop' : 'scan.start')}
          onClick={() => setOn(!isOn)}
        />
        <SubmitForm
          className="flex flex-wrap items-end gap-3"
          onSubmit={() => {
            onCode(ticketCode(typed));
            setTyped('');
          }}
        >
          <TextField
            label={t('manifest.ticket')}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
          />
          <Button type="submit" label={t('scan.check_in')} disabled={typed.trim() === ''} />
        </SubmitForm>
        {all.count > 1 && (
          <Button label={t('scan.all', { people: all.count })} onClick={all.onAdmit} />
        )}
      </div>
      {isOn && <Scanner onCode={onCode} />}
      <div role="status" className="space-y-2">
        {last?.kind === 'answer' && <Answer ticket={last.ticket} />}
        {last?.kind === 'done' && (
          <p className="rounded-xl border-l-8 border-sea-700 bg-sea-100 px-4 py-3 text-lg font-semibold">
            {t('scan.all_done', { people: last.count })}
          </p>
        )}
        {last?.kind === 'waiting' && <Waiting scan={last} />}
        {last && onUndo && (
          <TextButton className="min-h-11" label={t('scan.undo_last')} onClick={onUndo} />
        )}
        {waiting > 0 && (
          <p className="font-semibold text-terracotta-700">
            {t('scan.waiting', { count: waiting })}
          </p>
        )}
      </div>
    </section>
  );
}
