import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { Button } from '#admin/frame/button.tsx';
import type { useRecord } from '#admin/frame/inbox/use-record.ts';
import { useAnswerText } from '#admin/frame/orders/use-answer-text.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { pickupClock } from '#contract/bookings/needs/pickups.ts';
import { openOf } from '#contract/bookings/needs/questions.ts';
import { localize } from '#contract/languages/translation.ts';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import { NeedsDialog } from './needs-dialog.tsx';

const OPEN: readonly TripRequestDetail['status'][] = ['new', 'confirmed', 'on_hold'];

type NeedsPanelProps = {
  request: TripRequestDetail;
  record: Pick<ReturnType<typeof useRecord<TripRequestDetail>>, 'show'>;
};

/** Where the guest is picked up and what was answered, with what is open; the firm corrects both. */
export function NeedsPanel({ request, record }: NeedsPanelProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { questions, pickups, answers, pickup, tickets, time, status, remindedAt } = request;
  const { questionText, answerText } = useAnswerText(questions);
  if (questions.length + pickups.length + answers.length === 0 && !pickup && !remindedAt)
    return null;
  const isLive = OPEN.includes(status) && request.deletedAt === null;
  const missing = isLive ? openOf(questions, tickets, answers) : [];
  const ofTicket = (uuid: string | null) => {
    const at = tickets.findIndex((ticket) => ticket.uuid === uuid);
    return at < 0 || tickets.length === 1 ? '' : ` (${tickets[at]?.name ?? at + 1})`;
  };
  return (
    <Panel title={t('needs.title')}>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {(pickups.length > 0 || pickup) && (
          <div className="contents">
            <dt className="text-stone max-sm:-mb-2 max-sm:text-sm">{t('manifest.pickup')}</dt>
            <dd className="font-semibold break-words text-deep-900">
              {pickup
                ? [
                    pickupClock(time, pickup),
                    localize(pickup, 'name', language),
                    ...[pickup.hotel, pickup.room],
                  ]
                    .filter(Boolean)
                    .join(' · ')
                : t('manifest.at_meeting_point')}
            </dd>
          </div>
        )}
        {answers.map((answer) => (
          <div key={`${answer.questionId} ${answer.ticket}`} className="contents">
            <dt className="text-stone max-sm:-mb-2 max-sm:text-sm">
              {questionText(answer)}
              {ofTicket(answer.ticket)}
            </dt>
            <dd className="font-semibold break-words whitespace-pre-line text-deep-900">
              {answerText(answer)}
              {answer.edition && (
                <span className="block text-sm font-normal text-stone">
                  {t('needs.signed', {
                    edition: answer.edition,
                    date: formatInstant(answer.at, language),
                  })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {missing.length > 0 && (
        <p className="font-semibold text-terracotta-700">
          {t('needs.missing', {
            questions: [
              ...new Set(missing.map(({ question }) => localize(question, 'question', language))),
            ].join(', '),
          })}
        </p>
      )}
      {remindedAt && (
        <p className="text-sm text-stone">
          {t('manifest.reminded', { date: formatInstant(remindedAt, language) })}
        </p>
      )}
      {isLive && questions.length + pickups.length > 0 && (
        <Button label={t('needs.correct')} onClick={() => setOpen(true)} />
      )}
      {isOpen && (
        <NeedsDialog
          request={request}
          onShow={record.show}
          onDone={(title) => {
            addToast({ title });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  );
}
