import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSpan } from '#admin/frame/days/format-span.ts';
import { fetchJson } from '#base/api/fetch-json.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { type KnownGuest, MIN_GUEST_TEXT } from '#contract/orders/known-guests.ts';

const TYPING_MS = 250;
const PATH = '/api/admin/orders/guests';

/** Those who are found once the typing pauses. */
function useKnownGuests(text: string) {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const isAsked = asked.length >= MIN_GUEST_TEXT && asked === text;
  const { data } = useQuery({
    queryKey: [PATH, asked],
    queryFn: () => fetchJson<KnownGuest[]>(`${PATH}?${new URLSearchParams({ q: asked })}`),
    enabled: isAsked,
    staleTime: 60_000,
  });
  return isAsked ? (data ?? []) : [];
}

type KnownGuestsProps = {
  /** As it is typed into one of the fields. */
  text: string;
  onChoose: (guest: KnownGuest) => void;
};

/** Guests of earlier orders whom the typed text may mean; a tap fills in all that is known. Typing goes on without them when none is found or they cannot be read. */
export function KnownGuests({ text, onChoose }: KnownGuestsProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const title = useId();
  const guests = useKnownGuests(text.trim());
  return (
    <div role="status" className="col-span-full empty:hidden">
      {guests.length > 0 && (
        <>
          <p id={title} className="mb-1 text-sm text-stone">
            {t('desk.known_guests')}
          </p>
          <ul
            aria-labelledby={title}
            className="divide-y divide-limestone-300 overflow-hidden rounded-xl border border-limestone-300 bg-limestone-100"
          >
            {guests.map((guest) => (
              <li key={`${guest.email} ${guest.phone} ${guest.name}`}>
                <button
                  type="button"
                  onClick={() => onChoose(guest)}
                  className="flex min-h-11 w-full flex-wrap items-baseline gap-x-3 px-3.5 py-2 text-left hover:bg-limestone-200"
                >
                  <span className="font-semibold break-words text-deep-900">
                    {guest.name ?? guest.email ?? guest.phone}
                  </span>
                  <span className="min-w-0 text-sm break-words text-stone">
                    {[
                      guest.name ? guest.email : null,
                      guest.phone,
                      t('desk.known_last', {
                        day: formatSpan(guest.lastDay, guest.lastDay, language),
                      }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
