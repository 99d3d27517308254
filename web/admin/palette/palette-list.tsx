import { useEffect, useRef } from 'react';
import type { Entry, EntryGroup } from './entries.ts';

type PaletteListProps = {
  id: string;
  groups: readonly EntryGroup[];
  current: Entry | undefined;
  onPoint: (entry: Entry) => void;
  onOpen: (entry: Entry) => void;
};

/** Entries by group; focus stays in the field above, which references the current one. */
export function PaletteList({ id, groups, current, onPoint, onOpen }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  const currentId = current && `${id}-${current.id}`;
  useEffect(() => {
    if (currentId) list.current?.querySelector(`[id="${CSS.escape(currentId)}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [currentId]);
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label={groups[0]?.label} tabIndex={-1} className="min-h-0 overflow-y-auto p-2">
      {groups.map(({ label, entries }) => (
        <fieldset key={label} aria-label={label} className="min-w-0">
          <p aria-hidden="true" className="px-3 pt-3 pb-1 text-sm text-stone">
            {label}
          </p>
          {entries.map((entry) => (
            <div
              key={entry.id}
              id={`${id}-${entry.id}`}
              role="option"
              aria-selected={entry === current}
              tabIndex={-1}
              onPointerMove={() => entry !== current && onPoint(entry)}
              onClick={() => onOpen(entry)}
              onKeyDown={(event) => event.key === 'Enter' && onOpen(entry)}
              className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-xl px-3 py-1.5 aria-selected:bg-deep-800 aria-selected:text-white"
            >
              <span className="min-w-0 break-words">{entry.text}</span>
              {entry.note && <span className="min-w-0 truncate text-sm opacity-80">{entry.note}</span>}
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
