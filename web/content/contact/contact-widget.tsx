import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatIcon } from '#base/ui/icons.tsx';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { useFreeCorner } from './use-free-corner.ts';

const ContactDialog = lazyPart(async () => (await import('./contact-dialog.tsx')).default, {
  missing: 'floating',
});

const ROUND =
  'on-dark fixed right-4 bottom-4 z-40 size-14 items-center justify-center rounded-full bg-whatsapp text-white shadow-lifted transition-[scale] hover:scale-105';

/** Floating contact button on every page, moved clear of other controls; input is preserved while the card is closed. */
export function ContactWidget() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { risePx, isHidden } = useFreeCorner(button);
  return (
    <aside aria-label={t('contact_widget.title')} data-no-print>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('contact_widget.open')}
        onClick={() => {
          setNeeded(true);
          setOpen(true);
        }}
        // The card only receives key events once it has focus.
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        style={{
          translate: risePx > 0 ? `0 -${risePx}px` : undefined,
          visibility: isHidden ? 'hidden' : undefined,
        }}
        className={`${ROUND} inline-flex noscript:hidden`}
      >
        <ChatIcon className="size-7" />
      </button>
      <Link
        to="/contact"
        aria-label={t('contact_widget.open')}
        className={`${ROUND} hidden noscript:inline-flex`}
      >
        <ChatIcon className="size-7" />
      </Link>
      {isNeeded && <ContactDialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </aside>
  );
}
