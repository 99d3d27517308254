import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import type { AdminPath } from '#admin/frame/behaviour/paths.ts';
import { ContactLinks } from '#admin/frame/orders/contact-links.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import type { StateLabel } from '#admin/frame/state-labels.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { InboxContact } from '#contract/admin/admin.ts';
import { LANGUAGE_LABELS, type Language } from '#contract/languages/language.ts';

type InboxItemProps = {
  /** Path of the item's screen. */
  to: AdminPath;
  search?: Record<string, unknown>;
  reference?: string;
  state: StateLabel;
  received: { createdAt: string; language: Language; contact: InboxContact };
  /** The guest's text, in the guest's language. */
  words: string | null;
  children?: ReactNode;
};

/** One inbox item: sender, state, time, excerpt, and how to answer. */
export function InboxItem({
  to,
  search,
  reference,
  state,
  received,
  words,
  children,
}: InboxItemProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { contact, createdAt } = received;
  return (
    <li className="rounded-card bg-white p-5 shadow-card">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-sans text-lg font-semibold">
          <AdminLink
            to={to}
            {...(search && { search })}
            className="underline decoration-deep-800/30 underline-offset-4 hover:decoration-deep-800"
          >
            {contact.name || t('contact.anonymous')}
          </AdminLink>
        </h3>
        <StateBadge state={state} />
        {reference && <span className="font-mono text-sm text-stone">{reference}</span>}
      </div>
      {children}
      {words && (
        <p
          lang={received.language}
          className="mt-2 line-clamp-6 max-w-prose break-words whitespace-pre-line text-ink"
        >
          {words}
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-x-4 text-sm text-stone">
        <span>{t('received', { date: formatInstant(createdAt, language) })}</span>
        <span>{t('written_in', { language: LANGUAGE_LABELS[received.language] })}</span>
      </p>
      <ContactLinks contact={contact} subject={reference} />
    </li>
  );
}
