import { useTranslation } from 'react-i18next';
import { useAnswerText } from '#admin/frame/orders/use-answer-text.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { ManifestBooking } from '#contract/bookings/firm-calendar.ts';
import type { Question } from '#contract/bookings/needs/questions.ts';
import { localize } from '#contract/languages/translation.ts';

/** A question has its own mark at the end. */
const withColon = (text: string) => (/[?:!]$/.test(text) ? text : `${text}:`);

type GuestNeedsProps = {
  booking: Pick<ManifestBooking, 'pickup' | 'answers' | 'tickets'>;
  /** What the option asks now. */
  questions: readonly Question[];
};

/** Where the guests are picked up, and what they answered. */
export function GuestNeeds({ booking: { pickup, answers, tickets }, questions }: GuestNeedsProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { questionText, answerText } = useAnswerText(questions);
  const rows = [
    ...answers.map((answer) => ({ answer, of: '' })),
    ...tickets.flatMap((ticket, at) =>
      ticket.answers.map((answer) => ({ answer, of: ticket.name ?? String(at + 1) })),
    ),
  ];
  return (
    <>
      {pickup && (
        <p className="font-semibold">
          {t('manifest.pickup')}:{' '}
          {[pickup.time, localize(pickup, 'name', language), pickup.hotel, pickup.room]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
      {rows.length > 0 && (
        <ul className="text-sm">
          {rows.map(({ answer, of }) => (
            <li key={`${answer.questionId} ${answer.ticket}`}>
              {withColon(`${questionText(answer)}${of && ` (${of})`}`)}{' '}
              <strong>{answerText(answer)}</strong>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
