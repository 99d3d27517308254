import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { iconButtonClass } from '#base/ui/button.tsx';
import { MenuIcon } from '#base/ui/icons.tsx';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';

const Drawer = lazyPart(async () => (await import('./drawer.tsx')).default, {
  missing: 'floating',
});

/** Button and menu for narrow screens. */
export function DrawerToggle({ hasLessRoom = false }: { hasLessRoom?: boolean }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${iconButtonClass} noscript:hidden ${hasLessRoom ? '@min-[72rem]/header:hidden' : '@min-[64rem]/header:hidden'}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('navigation.open_menu')}
        onClick={() => {
          setNeeded(true);
          setOpen(true);
        }}
      >
        <MenuIcon />
      </button>
      {isNeeded && <Drawer isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
