import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { Button } from '#admin/frame/button.tsx';
import { formatShortDay } from '#admin/frame/days/format-span.ts';
import { TextField } from '#admin/frame/fields/fields.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { CheckedTicket, CheckInResult } from '#contract/bookings/firm-calendar.ts';
import { Scanner } from './scanner.tsx';
import { ticketCode } from './ticket-code.ts';

const WORDS: Record<CheckInResult, AdminKey> = {
  admitted: 'scan.admitted',
  before: 'scan.before',
  elsewhere: 'scan.elsewhere',
  cancelled: 'scan.cancelled',
  unconfirmed: 'scan.unconfirmed',
  not_today: 'scan.not_today',
  unknown: 'scan.unknown',
};

type ScanPanelProps = {
  last: CheckedTicket | undefined;
  waiting: number;
  onCode: (code: string) => void;
};

/** Checks in with the camera, or with a code that is typed; says of the last ticket what became of it. */
export function ScanPanel({ last, waiting, onCode }: ScanPanelProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const [isOn, setOn] = useState(false);
  const [typed, setTyped] = useState('');
  const isGood = last?.result === 'admitted';
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
      </div>
      {isOn && <Scanner onCode={onCode} />}
      <div role="status" className="space-y-2">
        {last && (
          <p
            className={`rounded-xl border-l-8 px-4 py-3 text-lg font-semibold ${isGood ? 'border-sea-700 bg-sea-100' : 'border-danger bg-limestone-100'}`}
          >
            {t(WORDS[last.result], {
              date: last.date ? formatShortDay(last.date, language) : '',
              time: last.time ?? '',
            })}
            <span className="block text-base font-normal">
              {[last.name, last.reference, last.code].filter(Boolean).join(' · ')}
            </span>
          </p>
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
