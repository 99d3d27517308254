import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { iconButtonClass } from '#ui/button.tsx';
import { MenuIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { useKept } from '#ui/use-kept.ts';

const Drawer = lazyPart(() => import('./drawer.tsx'), 'common');

/** The button of the menu of narrow screens, with the menu. */
export function DrawerToggle() {
  const { t } = useTranslation();
  const { isDrawn, kept, comingDown } = useKept(Drawer);
  return (
    <>
      <button
        ref={kept.opener}
        {...comingDown}
        type="button"
        className={`${iconButtonClass} lg:hidden noscript:hidden`}
        aria-haspopup="dialog"
        aria-expanded={kept.isOpen}
        aria-label={t('navigation.open_menu')}
        onClick={() => kept.setOpen(true)}
      >
        <MenuIcon />
      </button>
      {isDrawn && (
        <Suspense>
          <Drawer {...kept} />
        </Suspense>
      )}
    </>
  );
}
