import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminKey } from './behaviour/paths.ts';

export type Part = {
  name: string;
  label: AdminKey;
  /** Number of its fields with an error. */
  errors?: number;
  content: ReactNode;
};

/** Part that a key of the keyboard leads to from `current`, if it is one that moves. */
export function partByKey(names: readonly string[], current: string | undefined, key: string) {
  const at = names.indexOf(current ?? '');
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key];
  return to === undefined ? undefined : names.at(to % names.length);
}

/** Of the tab in view to the edge of the row, so that the one before it shows. */
const TAB_MARGIN_PX = 48;

type PartTabsProps = {
  label: AdminKey;
  parts: readonly Part[];
  current: string | undefined;
  onOpen: (name: string) => void;
};

/** Parts of a screen, one in view at a time. All stay mounted: an upload goes on behind another tab. */
export function PartTabs({ label, parts, current, onOpen }: PartTabsProps) {
  const { t } = useTranslation('admin-area');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // On a phone the row of tabs is wider than the screen.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>(`[data-part="${current}"]`);
    if (!row || !tab) return;
    const { left, right } = tab.getBoundingClientRect();
    const view = row.getBoundingClientRect();
    if (left < view.left || right > view.right) row.scrollLeft += left - view.left - TAB_MARGIN_PX;
  }, [current]);
  const press = (event: KeyboardEvent) => {
    const names = parts.map(({ name }) => name);
    const next = partByKey(names, current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onOpen(next);
    list.current?.querySelector<HTMLElement>(`[data-part="${next}"]`)?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={t(label)}
        className="-mx-4 flex overflow-x-auto border-b border-limestone-400 px-4 sm:mx-0 sm:flex-wrap sm:px-0"
      >
        {parts.map((part) => (
          <button
            key={part.name}
            type="button"
            role="tab"
            id={`${id}-${part.name}`}
            data-part={part.name}
            aria-selected={part.name === current}
            aria-controls={`${id}-${part.name}-panel`}
            tabIndex={part.name === current ? 0 : -1}
            onClick={() => onOpen(part.name)}
            onKeyDown={press}
            className="inline-flex min-h-11 shrink-0 items-center gap-2 border-b-4 border-transparent px-3 font-semibold whitespace-nowrap text-stone hover:text-deep-900 aria-selected:border-sea-700 aria-selected:text-deep-900 sm:px-4"
          >
            {t(part.label)}
            {(part.errors ?? 0) > 0 && (
              <>
                {' '}
                <span className="rounded-full bg-danger px-2 text-sm text-white">
                  <span aria-hidden="true">{part.errors}</span>
                  <span className="sr-only">
                    {t('editor.tab_errors', { count: part.errors ?? 0 })}
                  </span>
                </span>
              </>
            )}
          </button>
        ))}
      </div>
      {parts.map(({ name, content }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          hidden={name !== current}
          className="mt-6 space-y-6"
        >
          {content}
        </div>
      ))}
    </>
  );
}
