import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatIcon } from '#ui/icons.tsx';

const ContactDialog = lazy(() => import('./contact-dialog.tsx'));

const ROUND =
  'on-dark fixed right-4 bottom-4 z-40 size-14 items-center justify-center rounded-full bg-whatsapp text-white shadow-lifted transition-transform hover:scale-105';

/** The round button that floats on every page; what was typed stays while the card is closed. */
export function ContactWidget() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  return (
    <aside aria-label={t('contact_widget.title')} data-no-print>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('contact_widget.open')}
        onClick={() => {
          setNeeded(true);
          setOpen(true);
        }}
        // The card itself hears of keys only once it has the focus.
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        className={`${ROUND} inline-flex noscript:hidden`}
      >
        <ChatIcon className="size-7" />
      </button>
      <Link to="/contact" aria-label={t('contact_widget.open')} className={`${ROUND} hidden noscript:inline-flex`}>
        <ChatIcon className="size-7" />
      </Link>
      {isNeeded && (
        <Suspense>
          <ContactDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </aside>
  );
}
