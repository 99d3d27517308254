import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { Button, ButtonLink, ParentLink } from '#admin/frame/button.tsx';
import { formatFullDay } from '#admin/frame/days/format-span.ts';
import { useRecord } from '#admin/frame/inbox/use-record.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { SaleAnswer, SaleDetail, SaleFault } from '#contract/sales/sales.ts';
import { FitList, useFits, WantedFields } from './fit-choice.tsx';
import { SaleDraft } from './sale-draft.tsx';
import { FAULT_LABELS, KIND_LABELS, RESULT_LABELS } from './sale-labels.ts';
import { AnswerPanel, SaleQuestion } from './sale-question.tsx';
import { applySale, salePath, setSaleState, TOUCHED } from './sales.api.ts';

/** Not only a part that has to be chosen. */
const LOUD: ReadonlySet<SaleFault> = new Set(['untrusted', 'full', 'differs', 'older', 'net']);

type Record = ReturnType<typeof useRecord<SaleDetail>>;
type PartProps = { sale: SaleDetail; record: Record };

/** A change or a cancellation: the booking as it is, and what would become of it. */
function SaleChange({ sale, record: { act, isBusy } }: PartProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { wanted, want, shown } = useFits(sale);
  const { id, version, current } = sale;
  if (!current) return null;
  const facts = [
    current.reference,
    [formatFullDay(current.day, language), current.time].filter(Boolean).join(', '),
    t('week.people', { count: current.people }),
  ];
  return (
    <Panel title={t('sales.now')}>
      <p className="font-semibold">{facts.join(' · ')}</p>
      {sale.kind === 'cancelled' ? (
        <Button
          look="sea"
          label={t('sales.apply_cancel')}
          disabled={isBusy}
          onClick={() =>
            void act(() => applySale(id, { version }), { title: t('sales.result.cancelled') })
          }
        />
      ) : (
        <>
          <WantedFields {...{ wanted, want }} options={sale.reading?.day.options ?? []} />
          <FitList fits={shown}>
            {({ optionId, departureId, units, date, time }) => (
              <Button
                look="sea"
                label={t('sales.apply_change')}
                of={`${date} ${time}`}
                disabled={isBusy}
                onClick={() =>
                  void act(
                    () => applySale(id, { version, choice: { optionId, departureId, units } }),
                    { title: t('sales.result.changed') },
                  )
                }
              />
            )}
          </FitList>
        </>
      )}
    </Panel>
  );
}

/** What is open of a message, by what it is about. */
function OpenPart({
  sale,
  record,
  onAnswer,
}: PartProps & { onAnswer: (answer: SaleAnswer) => void }) {
  if (sale.kind === 'question') return <SaleQuestion sale={sale} onAnswer={onAnswer} />;
  const isOfBooking = sale.kind !== 'new' || sale.faults.includes('differs');
  return isOfBooking && sale.current ? (
    <SaleChange {...{ sale, record }} />
  ) : (
    sale.kind !== 'cancelled' && <SaleDraft {...{ sale, record }} />
  );
}

function Sale({ sale, record }: PartProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const [answer, setAnswer] = useState<SaleAnswer>();
  const { id, version, state, faults, result, subject, text, booking } = sale;
  const isOpen = state === 'open';
  const put = (to: 'open' | 'dismissed') => void record.act(() => setSaleState(id, version, to));
  return (
    <>
      <ScreenHead title={subject || t('sales.original')} className="mb-4">
        {isOpen && (
          <Button
            label={t('sales.dismiss')}
            disabled={record.isBusy}
            onClick={() => put('dismissed')}
          />
        )}
        {state === 'dismissed' && (
          <Button label={t('sales.reopen')} disabled={record.isBusy} onClick={() => put('open')} />
        )}
        {booking && result !== 'answered' && (
          <ButtonLink to={`/orders/${booking.reference}`} label={t('sales.open_booking')} />
        )}
      </ScreenHead>
      <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-stone">
        <StateBadge state={KIND_LABELS[sale.kind]} />
        <span className="min-w-0 break-all">
          {[sale.senderName, sale.sender].filter(Boolean).join(', ') || t('sales.pasted')}
        </span>
        <span>{formatInstant(sale.receivedAt, language)}</span>
        {result && <span className="font-semibold text-sea-800">{t(RESULT_LABELS[result])}</span>}
      </p>
      {isOpen && faults.length > 0 && (
        <ul
          className={`mb-6 rounded-xl px-4 py-3 font-semibold ${faults.some((fault) => LOUD.has(fault)) ? 'bg-danger text-white' : 'bg-limestone-200 text-ink'}`}
        >
          {faults.map((fault) => (
            <li key={fault}>{t(FAULT_LABELS[fault])}</li>
          ))}
        </ul>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="min-w-0 space-y-6">
          {answer ? (
            <AnswerPanel answer={answer} />
          ) : (
            isOpen && <OpenPart {...{ sale, record }} onAnswer={setAnswer} />
          )}
        </div>
        <div className="min-w-0 max-xl:order-first">
          <Panel title={t('sales.original')}>
            {text ? (
              // Text alone, whatever the mail was: nothing of a mail is shown as HTML.
              <pre className="max-h-60 xl:max-h-[70vh] overflow-y-auto font-sans break-words whitespace-pre-wrap">
                {text}
              </pre>
            ) : (
              <p className="text-stone">{t('sales.erased')}</p>
            )}
            {text && sale.templateId === null && (
              <ButtonLink
                to="/sales/templates/new"
                search={{ message: id }}
                label={t('sales.make_template')}
              />
            )}
          </Panel>
        </div>
      </div>
    </>
  );
}

/** One message: what was read of it next to its text. */
export function SaleScreen() {
  const { t } = useTranslation('admin-area');
  const { id } = useParams({ strict: false }) as { id: string };
  const record = useRecord<SaleDetail>(salePath(id), TOUCHED);
  const { data } = record.query;
  return (
    <>
      <ParentLink to="/sales" label={t('sales.title')} className="mb-2" />
      {data ? (
        <Sale key={data.id} sale={data} record={record} />
      ) : (
        <QueryState query={record.query} />
      )}
    </>
  );
}
