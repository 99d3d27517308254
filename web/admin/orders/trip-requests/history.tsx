import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { TRIP_STATES } from '#admin/frame/state-labels.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { TripEvent, TripRequestDetail } from '#contract/mail/inbox.ts';
import { SOURCES } from './sources.ts';

const DOTS = {
  state: 'bg-sea-700',
  message: 'bg-deep-700',
  note: 'bg-sun',
  edit: 'bg-sun',
} as const satisfies Record<TripEvent['type'], string>;

const DISPUTES = {
  open: 'history.dispute_open',
  won: 'history.dispute_won',
  lost: 'history.dispute_lost',
} as const;
const FIELDS = { email: 'mail.label.email', phone: 'mail.label.phone' } as const;
const WORDS = { message: 'history.message', note: 'history.note', edit: 'history.edit' } as const;

/** Events of a request, newest first. */
export function History({ request }: { request: TripRequestDetail }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const words = ({ type, to, dispute, corrected }: TripEvent) =>
    corrected
      ? t('history.contact', { fields: corrected.map((name) => t(FIELDS[name])).join(', ') })
      : t(dispute ? DISPUTES[dispute] : type === 'state' ? TRIP_STATES[to].label : WORDS[type]);
  const entries = [
    ...request.events
      .filter(({ type, from }) => type !== 'state' || from !== null)
      .toReversed()
      .map((event) => ({
        key: String(event.id),
        dot: DOTS[event.type],
        text: words(event),
        note: event.note,
        at: event.at,
        by: event.user ?? t(`history.by_${event.by}`),
      })),
    {
      key: 'received',
      dot: 'bg-terracotta-600',
      text: t('history.received'),
      note: null,
      at: request.createdAt,
      by: t(request.source === 'site' ? 'history.by_guest' : SOURCES[request.source]),
    },
  ];
  return (
    <Panel title={t('history.title')}>
      <ol className="space-y-4 border-l-2 border-limestone-300 pl-4">
        {entries.map(({ key, dot, text, note, at, by }) => (
          <li key={key} className="relative">
            <span
              aria-hidden="true"
              className={`absolute top-1.5 -left-[1.4rem] size-3 rounded-full border-2 border-white ${dot}`}
            />
            <p className="font-semibold text-deep-900">{text}</p>
            {note && (
              <p className="mt-1 line-clamp-6 text-sm break-words whitespace-pre-line">{note}</p>
            )}
            <p className="text-sm text-stone">
              <time dateTime={at}>{formatInstant(at, language)}</time> · {by}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
