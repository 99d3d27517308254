import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { iconButtonClass } from '#ui/button.tsx';
import { MenuIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { useKept } from '#ui/use-kept.ts';

const Drawer = lazyPart(() => import('./drawer.tsx'), 'common');

/** The button of the menu of narrow screens, with the menu. */
export function DrawerToggle() {
  const { t } = useTranslation();
  const toggle = useRef<HTMLButtonElement>(null);
  const { isOpen, isDrawn, open, close } = useKept();
  return (
    <>
      <button
        ref={toggle}
        type="button"
        className={`${iconButtonClass} lg:hidden noscript:hidden`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('navigation.open_menu')}
        onClick={open}
      >
        <MenuIcon />
      </button>
      {isDrawn && (
        <Suspense>
          <Drawer isOpen={isOpen} opener={toggle} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
