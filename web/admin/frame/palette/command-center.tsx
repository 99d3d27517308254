import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from '#base/ui/icons.tsx';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { useGo } from '../behaviour/use-go.ts';
import { useRights } from '../behaviour/use-rights.ts';
import type { PaletteScreen } from './palette.tsx';
import { meaningOf, SEQUENCE_MS } from './shortcuts.ts';

const Palette = lazyPart(async () => (await import('./palette.tsx')).default, {
  missing: 'floating',
});
const ShortcutsDialog = lazyPart(async () => (await import('./shortcuts-dialog.tsx')).default, {
  missing: 'floating',
});

/** Whether the key press belongs to a field or an open dialog. */
const isTyping = ({ target }: KeyboardEvent) =>
  (target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))) ||
  document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** Command palette and shortcut help, by button or key. */
export function CommandCenter({ screens }: { screens: readonly PaletteScreen[] }) {
  const { t } = useTranslation('admin-area');
  const go = useGo();
  const { sees } = useRights();
  const [open, setOpen] = useState<'palette' | 'help'>();
  const lastGo = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const meaning = meaningOf(event, {
        isAfterGo: event.timeStamp - lastGo.current < SEQUENCE_MS,
        isTyping: isTyping(event),
      });
      lastGo.current = Number.NEGATIVE_INFINITY;
      if (meaning === undefined || event.defaultPrevented) return;
      event.preventDefault();
      if (meaning === 'go') lastGo.current = event.timeStamp;
      else if (meaning === 'search')
        document.querySelector<HTMLElement>('main input[type=search]')?.focus();
      else if (typeof meaning === 'object') {
        if (sees(meaning.to)) void go(meaning.to);
      } else setOpen(meaning);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [go, sees]);
  const close = () => setOpen(undefined);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen('palette')}
        className="flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-full text-stone hover:bg-limestone-200 sm:border sm:border-limestone-400 sm:bg-white sm:pr-3 sm:pl-4 sm:hover:border-deep-800/60 sm:hover:bg-white"
      >
        <SearchIcon />
        <span className="max-sm:sr-only">{t('palette.button')}</span>
        <span
          aria-hidden="true"
          className="hidden rounded-md border border-limestone-300 px-1.5 font-mono text-xs sm:inline"
        >
          Ctrl K
        </span>
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('keys_help.title')}
        title={t('keys_help.title')}
        onClick={() => setOpen('help')}
        className="hidden size-11 items-center justify-center rounded-full font-semibold text-stone hover:bg-limestone-200 md:inline-flex"
      >
        ?
      </button>
      {open === 'palette' && <Palette screens={screens} onClose={close} />}
      {open === 'help' && <ShortcutsDialog onClose={close} />}
    </>
  );
}
