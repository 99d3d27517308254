import { FocusScope } from '@radix-ui/react-focus-scope';
import { memo, type RefObject, useCallback, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { iconButtonClass } from '#ui/button.tsx';
import { ChevronDownIcon, CloseIcon } from '#ui/icons.tsx';
import type { Kept } from '#ui/use-kept.ts';
import { MenuLink } from './menu-link.tsx';
import { NAVIGATION } from './navigation.ts';

const ROW =
  'flex min-h-12 grow items-center rounded-xl px-3 text-lg text-deep-900 hover:bg-limestone-200 aria-[current=page]:text-terracotta-700';

const Links = memo(({ onFollow }: { onFollow: () => void }) => {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('navigation.main')} className="p-3">
      <ul className="flex flex-col gap-1">
        {NAVIGATION.map((item) => (
          <li key={item.to}>
            {item.children ? (
              <details className="group">
                <summary className={`${ROW} list-none justify-between [&::-webkit-details-marker]:hidden`}>
                  {t(item.label)}
                  <ChevronDownIcon className="size-5 group-open:rotate-180" />
                </summary>
                <ul className="mt-1 mb-2 ml-4 border-l-2 border-sea-300 pl-2">
                  {item.children.map((child) => (
                    <li key={child.to}>
                      <MenuLink to={child.to} onClick={onFollow} className={`${ROW} text-base`}>
                        {t(child.label)}
                      </MenuLink>
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <MenuLink to={item.to} onClick={onFollow} className={ROW}>
                {t(item.label)}
              </MenuLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
});

/** While it is open, the focus is in it and nobody hears of the page behind it; afterwards the focus is where it was opened from. */
function useModal({ isOpen, setOpen, opener }: Kept, first: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!isOpen) return;
    const page = document.getElementById('root');
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    first.current?.focus();
    page?.setAttribute('aria-hidden', 'true');
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      page?.removeAttribute('aria-hidden');
      opener.current?.focus({ preventScroll: true });
    };
  }, [isOpen, setOpen, opener, first]);
}

/**
 * The menu of narrow screens: three quarters of the width, groups that unfold, closed by a click on any link, beside it, or by Escape. It
 * stays in the page and is only shown and hidden: a modal `<dialog>`, or Radix's, makes the browser go through the styles of the whole page.
 */
export default function Drawer(kept: Kept) {
  const { isOpen, setOpen } = kept;
  const { t } = useTranslation();
  const titleId = useId();
  const close = useRef<HTMLButtonElement>(null);
  useModal(kept, close);
  const onClose = useCallback(() => setOpen(false), [setOpen]);
  return createPortal(
    <div style={{ visibility: isOpen ? 'visible' : 'hidden' }} className="fixed inset-0 z-50">
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button and Escape close it too. */}
      <div className={`absolute inset-0 touch-none bg-deep-950/60 ${isOpen ? 'animate-fade-in' : ''}`} onClick={onClose} />
      <FocusScope asChild loop trapped={isOpen} onMountAutoFocus={(event) => event.preventDefault()}>
        <div
          role="dialog"
          aria-modal="true"
          aria-labelledby={titleId}
          className={`absolute inset-y-0 right-0 flex w-3/4 max-w-sm touch-pan-y flex-col overflow-y-auto overscroll-contain bg-limestone-50 shadow-lifted ${isOpen ? 'animate-drawer' : ''}`}
        >
          <div className="flex items-center justify-between border-b border-limestone-200 p-3 pl-6">
            <h2 id={titleId} className="text-xl">
              {t('navigation.menu')}
            </h2>
            <button ref={close} type="button" className={iconButtonClass} aria-label={t('close')} onClick={onClose}>
              <CloseIcon />
            </button>
          </div>
          <Links onFollow={onClose} />
        </div>
      </FocusScope>
    </div>,
    document.body,
  );
}
