import { useTranslation } from 'react-i18next';
import { SOURCES } from '#admin/frame/orders/sources.ts';
import type { TimelineEntry } from '#admin/frame/orders/timeline.tsx';
import { TRIP_STATES } from '#admin/frame/state-labels.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { TripEvent, TripRequestDetail } from '#contract/mail/inbox.ts';

const DISPUTES = {
  open: 'history.dispute_open',
  won: 'history.dispute_won',
  lost: 'history.dispute_lost',
} as const;
const FIELDS = { email: 'mail.label.email', phone: 'mail.label.phone' } as const;
const WORDS = { message: 'history.message', note: 'history.note', edit: 'history.edit' } as const;

const Words = ({ text, note = null }: { text: string; note?: string | null }) => (
  <>
    <p className="font-semibold text-deep-900">{text}</p>
    {note && <p className="mt-1 line-clamp-6 text-sm break-words whitespace-pre-line">{note}</p>}
  </>
);

/** What happened to a booking, as entries of its order's timeline. */
export function useTripEntries() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const wordsOf = ({ type, to, by, dispute, corrected }: TripEvent) =>
    type === 'message' && by === 'guest'
      ? t('history.question')
      : corrected
        ? t('history.contact', { fields: corrected.map((name) => t(FIELDS[name])).join(', ') })
        : t(dispute ? DISPUTES[dispute] : type === 'state' ? TRIP_STATES[to].label : WORDS[type]);
  return ({ id, trip, source, createdAt, events }: TripRequestDetail): TimelineEntry[] => {
    const item = localize(trip, 'name', language);
    return [
      {
        ...{ key: `${id} received`, at: createdAt, dot: 'guest', item },
        by: t(source === 'site' ? 'history.by_guest' : SOURCES[source]),
        content: <Words text={t('history.received')} />,
      },
      ...events
        .filter(({ type, from }) => type !== 'state' || from !== null)
        .map(
          (event): TimelineEntry => ({
            ...{ key: `${id} ${event.id}`, at: event.at, item },
            dot:
              event.by === 'guest'
                ? 'guest'
                : event.type === 'state' || event.type === 'message'
                  ? 'step'
                  : 'note',
            by: event.user ?? t(`history.by_${event.by}`),
            content: <Words text={wordsOf(event)} note={event.note} />,
          }),
        ),
    ];
  };
}
