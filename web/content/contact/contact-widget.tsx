import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { iconButtonClass } from '#base/ui/button.tsx';
import { ChatIcon } from '#base/ui/icons.tsx';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { useFreeCorner } from './use-free-corner.ts';

const ContactDialog = lazyPart(async () => (await import('./contact-dialog.tsx')).default, {
  missing: 'floating',
});

const ROUND =
  'on-dark size-14 items-center justify-center rounded-full bg-whatsapp text-white shadow-lifted';

type Opening = { isOpen: boolean; onOpen: () => void; onEscape: () => void };

/** In the corner of the screen, where it covers nothing; without scripts below the page. */
function FloatingButton({ isOpen, onOpen, onEscape }: Opening) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useFreeCorner(button, isOpen);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('contact_widget.open')}
        onClick={onOpen}
        onKeyDown={({ key }) => key === 'Escape' && onEscape()}
        className={`${ROUND} invisible fixed right-4 bottom-4 z-40 inline-flex transition-[scale] hover:scale-105 noscript:hidden`}
      >
        <ChatIcon className="size-7" />
      </button>
      <Link
        to="/contact"
        aria-label={t('contact_widget.open')}
        className={`${ROUND} mx-auto my-4 hidden noscript:flex`}
      >
        <ChatIcon className="size-7" />
      </Link>
    </>
  );
}

/** Among the header's tools; without scripts it leads to the contact page. */
function HeaderButton({ isOpen, onOpen, onEscape }: Opening) {
  const { t } = useTranslation();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('contact_widget.open')}
        onClick={onOpen}
        onKeyDown={({ key }) => key === 'Escape' && onEscape()}
        className={`${iconButtonClass} noscript:hidden`}
      >
        <ChatIcon className="size-5" />
      </button>
      <Link
        to="/contact"
        aria-label={t('contact_widget.open')}
        className="hidden size-11 items-center justify-center rounded-full noscript:inline-flex"
      >
        <ChatIcon className="size-5" />
      </Link>
    </>
  );
}

/** Contact button on every page, where the settings have it; input is preserved while the card is closed. */
export function ContactWidget({ isInHeader = false }: { isInHeader?: boolean }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  const Button = isInHeader ? HeaderButton : FloatingButton;
  return (
    <aside aria-label={t('contact_widget.title')} data-no-print>
      <Button
        isOpen={isOpen}
        onOpen={() => {
          setNeeded(true);
          setOpen(true);
        }}
        // The card only receives key events once it has focus.
        onEscape={() => setOpen(false)}
      />
      {isNeeded && <ContactDialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </aside>
  );
}
