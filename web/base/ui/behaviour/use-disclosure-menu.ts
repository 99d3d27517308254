import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Hover time after which a submenu opens. */
export const HOVER_OPEN_DELAY_MS = 100;
/** Grace period after the pointer leaves, so that a diagonal move into the submenu does not close it. */
export const POINTER_GRACE_MS = 300;
/** Characters typed within this time of each other form one search. */
export const TYPEAHEAD_RESET_MS = 1000;

const items = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-menu-item]')];

/**
 * Disclosure navigation (WAI-ARIA pattern): hover, click, arrows, Home, End, Escape and type-ahead. The links stay in the document while
 * the list is closed.
 */
export function useDisclosureMenu<T extends HTMLElement = HTMLLIElement>() {
  const root = useRef<T>(null);
  const timer = useRef<number>(undefined);
  const typed = useRef({ text: '', at: 0 });
  const [isOpen, setOpen] = useState(false);

  const later = (open: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(open), ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  /** Returns focus to the button before the list is hidden. */
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
    root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };

  const focusItem = (position: number | 'last') => {
    // The list becomes visible with the next paint.
    requestAnimationFrame(
      () =>
        root.current &&
        items(root.current)
          .at(position === 'last' ? -1 : position)
          ?.focus(),
    );
  };

  const onKeyDown = (event: KeyboardEvent<T>) => {
    if (!root.current) return;
    const all = items(root.current);
    const current = all.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'Escape' && isOpen) {
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true);
      if (current === -1) focusItem(event.key === 'ArrowDown' ? 0 : 'last');
      else all[(current + (event.key === 'ArrowDown' ? 1 : -1) + all.length) % all.length]?.focus();
    } else if (current !== -1 && (event.key === 'Home' || event.key === 'End')) {
      all.at(event.key === 'Home' ? 0 : -1)?.focus();
    } else if (
      isOpen &&
      event.key.length === 1 &&
      event.key !== ' ' &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey
    ) {
      const now = Date.now();
      const text =
        (now - typed.current.at < TYPEAHEAD_RESET_MS ? typed.current.text : '') +
        event.key.toLowerCase();
      typed.current = { text, at: now };
      const ordered =
        text.length === 1 ? [...all.slice(current + 1), ...all.slice(0, current + 1)] : all;
      ordered.find((item) => item.textContent?.trim().toLowerCase().startsWith(text))?.focus();
      return;
    } else {
      return;
    }
    event.preventDefault();
  };

  return {
    isOpen,
    close,
    rootProps: {
      ref: root,
      onKeyDown,
      onBlur: (event: FocusEvent<T>) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
          setOpen(false);
      },
    },
    hoverProps: {
      onPointerEnter: (event: PointerEvent) =>
        event.pointerType === 'mouse' && later(true, HOVER_OPEN_DELAY_MS),
      onPointerLeave: (event: PointerEvent) =>
        event.pointerType === 'mouse' && later(false, POINTER_GRACE_MS),
    },
    triggerProps: {
      'aria-expanded': isOpen,
      onClick: () => {
        clearTimeout(timer.current);
        setOpen(!isOpen);
      },
    },
  };
}
