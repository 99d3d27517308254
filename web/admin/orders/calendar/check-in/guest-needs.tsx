import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { ManifestBooking } from '#contract/bookings/firm-calendar.ts';
import type { BookedAnswer } from '#contract/bookings/needs/questions.ts';
import { localize } from '#contract/languages/translation.ts';

/** Where the guests are picked up, and what they answered. */
export function GuestNeeds({
  booking,
}: {
  booking: Pick<ManifestBooking, 'pickup' | 'answers' | 'tickets'>;
}) {
  const { t } = useTranslation('admin-area');
  const { t: ofAll } = useTranslation();
  const language = useLanguage();
  const { pickup, answers, tickets } = booking;
  const said = ({ value }: BookedAnswer) =>
    value === 'yes' ? ofAll('answer.yes') : value === 'no' ? ofAll('answer.no') : value;
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
              {answer.question}
              {of && ` (${of})`}: <strong>{said(answer)}</strong>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
