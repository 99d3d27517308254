import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextButton } from '#admin/frame/button.tsx';
import { Dialog } from '#admin/frame/dialog.tsx';
import { CONTROL } from '#admin/frame/fields/controls.tsx';
import { AreaField } from '#admin/frame/fields/fields.tsx';
import { MoneyInput } from '#admin/frame/fields/money-input.tsx';
import { useKeptText } from '#admin/frame/inbox/reply-panel.tsx';
import { Problem } from '#admin/frame/markdown/markup.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { fetchJson } from '#base/api/fetch-json.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { TransferDetail } from '#contract/transfers/admin/admin.ts';
import type { Quote, QuoteLine } from '#contract/transfers/request.ts';
import { languageName } from './language-name.ts';
import { type EditedLine, lineProblem, sumOf, withAdjustments } from './price-lines.ts';
import { NotifyGuest, useRequest } from './request/request-context.tsx';
import { editTransfer } from './transfer-api.ts';
import { useLineName } from './use-line-name.ts';

/** The journey's current price for a guest; undefined if the vehicle is too small or has no price. */
async function quoteAgain(request: TransferDetail): Promise<QuoteLine[] | undefined> {
  const { from, to, legs, adults, childAges, luggage, extras, vehicle } = request;
  const legOf = (name: 'outbound' | 'return') => {
    const leg = legs.find((one) => one.leg === name);
    return leg && { date: leg.date, time: leg.time, flight: leg.flight };
  };
  const { options } = await fetchJson<Quote>('/api/transfers/quote', {
    method: 'POST',
    body: {
      from: from.id,
      to: to.id,
      outbound: legOf('outbound'),
      return: legOf('return'),
      adults,
      childAges,
      luggage,
      extras,
    },
  });
  return options.find((option) => option.vehicle === vehicle.code)?.lines;
}

type LineRowProps = {
  line: EditedLine;
  position: number;
  onChange: (change: Partial<EditedLine>) => void;
  onRemove: () => void;
};

function LineRow({ line, position, onChange, onRemove }: LineRowProps) {
  const { t } = useTranslation('admin-area');
  const lineName = useLineName();
  const name = lineName(line.code);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_4.5rem_8rem] items-center gap-x-3 gap-y-1 border-b border-limestone-200 pb-2">
      <span className="font-semibold max-sm:col-span-3">{name}</span>
      <input
        inputMode="numeric"
        aria-label={t('lines.quantity', { name, position })}
        value={String(line.quantity || '')}
        onChange={(event) =>
          onChange({ quantity: Number(event.target.value.replace(/\D/g, '').slice(0, 3)) })
        }
        className={`${CONTROL} text-right max-sm:col-start-2`}
      />
      <MoneyInput
        aria-label={t('lines.amount', { name, position })}
        value={line.cents}
        onChange={(cents) => onChange({ cents })}
      />
      <TextButton
        isDanger
        className="col-span-3 justify-self-end text-sm"
        label={t('items.remove')}
        of={name}
        onClick={onRemove}
      />
    </li>
  );
}

/** Price lines: add an adjustment, correct an amount, or recalculate from the current price table. */
export function PriceLinesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { request, isBusy, run } = useRequest();
  const { id, version, currency, totalCents } = request;
  const [lines, setLines] = useState<EditedLine[]>(() => request.lines as EditedLine[]);
  const [reason, setReason] = useKeptText(`transfer-price-${id}`);
  const [chosen, setNotify] = useState<boolean>();
  const problem = lineProblem(lines);
  const total = sumOf(lines);
  const notify = chosen ?? JSON.stringify(lines) !== JSON.stringify(request.lines);
  const change = (index: number, part: Partial<EditedLine>) =>
    setLines(lines.map((line, at) => (at === index ? { ...line, ...part } : line)));
  const showNoQuote = () => addToast({ title: t('lines.no_quote'), variant: 'destructive' });
  const recalculation = useMutation({
    mutationFn: () => quoteAgain(request),
    onSuccess: (priced) => void (priced ? setLines(withAdjustments(priced, lines)) : showNoQuote()),
    onError: showNoQuote,
  });
  const save = async () => {
    const saved = lines.map((line) => ({ ...line, cents: line.cents ?? 0 }));
    if (
      !(await run(
        () => editTransfer(id, { version, lines: saved, reason, notify }),
        t('lines.saved'),
      ))
    )
      return;
    setReason('');
    onClose();
  };
  return (
    <Dialog title={t('transfer.edit_price')} onClose={onClose}>
      <SubmitForm className="space-y-5" onSubmit={() => !problem && save()}>
        <ul className="space-y-2">
          {lines.map((line, index) => (
            <LineRow
              key={String(index)}
              line={line}
              position={index + 1}
              onChange={(part) => change(index, part)}
              onRemove={() => setLines(lines.filter((_line, at) => at !== index))}
            />
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button
            className="px-4"
            label={t('lines.add_adjustment')}
            onClick={() => setLines([...lines, { code: 'adjustment', quantity: 1, cents: null }])}
          />
          <Button
            className="px-4"
            label={t('lines.recalculate')}
            onClick={() => recalculation.mutate()}
            isBusy={recalculation.isPending}
          />
        </div>
        <p className="text-sm text-stone">{t('lines.hint')}</p>
        <p
          className="flex items-baseline justify-between gap-4 text-lg font-semibold text-deep-900"
          aria-live="polite"
        >
          <span>{t('mail.label.total')}</span>
          <span className="tabular-nums">
            {total !== totalCents && (
              <s className="mr-3 font-normal text-stone">
                {formatCents(totalCents, currency, language)}
              </s>
            )}
            <span>{formatCents(total, currency, language)}</span>
          </span>
        </p>
        {problem && <Problem text={t(`lines.${problem}`)} />}
        <AreaField
          label={t('transfer.reason', { language: languageName(request.language, language) })}
          hint={t('transfer.reason_hint')}
          rows={2}
          lang={request.language}
          value={reason}
          onChange={setReason}
          maxLength={8000}
        />
        <NotifyGuest value={notify} onChange={setNotify} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button label={t('confirm.cancel')} onClick={onClose} />
          <Button
            look="sea"
            label={t('editor.save')}
            type="submit"
            disabled={problem !== undefined}
            isBusy={isBusy}
          />
        </div>
      </SubmitForm>
    </Dialog>
  );
}
