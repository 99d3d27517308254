import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { WaitingGuest } from '#contract/bookings/waiting.ts';
import { LANGUAGE_LABELS } from '#contract/languages/language.ts';

/** Who wants places on the day, first come first. */
export function WaitingGuests({ guests }: { guests: readonly WaitingGuest[] }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  if (guests.length === 0) return null;
  return (
    <section
      className="mt-6 rounded-card bg-white p-4 shadow-card sm:p-6 print:hidden"
      aria-labelledby="waiting-title"
    >
      <h2 id="waiting-title" className="text-2xl">
        {t('waiting.title')} <span className="font-normal text-stone">({guests.length})</span>
      </h2>
      <p className="mt-1 text-stone">{t('waiting.text')}</p>
      <ol className="mt-3 divide-y divide-limestone-200">
        {guests.map((guest) => (
          <li key={guest.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
            <span className="font-semibold">{guest.name}</span>
            <span>{t('waiting.people', { count: guest.people })}</span>
            <a
              href={`mailto:${guest.email}`}
              className="break-all text-sea-700 underline underline-offset-4"
            >
              {guest.email}
            </a>
            <span className="text-stone">{LANGUAGE_LABELS[guest.language]}</span>
            <span className="text-stone">
              {guest.toldAt
                ? t('waiting.told', { when: formatInstant(guest.toldAt, language) })
                : formatInstant(guest.createdAt, language)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
