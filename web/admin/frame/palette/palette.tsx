import { Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '#base/ui/behaviour/use-return-focus.ts';
import { SearchIcon } from '#base/ui/icons.tsx';
import { Spinner } from '#base/ui/spinner.tsx';
import type { AdminKey, AdminPath } from '../behaviour/paths.ts';
import { useGo } from '../behaviour/use-go.ts';
import { useRights } from '../behaviour/use-rights.ts';
import { type Entry, type EntryGroup, narrow } from './entries.ts';
import { useFound } from './use-found.ts';

type PaletteListProps = {
  id: string;
  groups: readonly EntryGroup[];
  current: Entry | undefined;
  onPoint: (entry: Entry) => void;
  onOpen: (entry: Entry) => void;
};

/** Entries by group; focus stays in the field above, which references the current one. */
function PaletteList({ id, groups, current, onPoint, onOpen }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  const currentId = current && `${id}-${current.id}`;
  useEffect(() => {
    if (currentId)
      list.current
        ?.querySelector(`[id="${CSS.escape(currentId)}"]`)
        ?.scrollIntoView?.({ block: 'nearest' });
  }, [currentId]);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={groups[0]?.label}
      tabIndex={-1}
      className="min-h-0 overflow-y-auto p-2"
    >
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
              {entry.note && (
                <span className="min-w-0 truncate text-sm opacity-80">{entry.note}</span>
              )}
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

type Action = {
  label: AdminKey;
  /** Other words that it is looked for by. */
  words?: AdminKey;
  to: AdminPath;
  search?: Record<string, unknown>;
};

/** Actions available from every screen. */
const ACTIONS: readonly Action[] = [
  { label: 'walk_in.title', to: '/orders/walk-in' },
  { label: 'orders.new', to: '/orders/new' },
  { label: 'today.new_transfer', to: '/orders/new', search: { kind: 'transfer' } },
  {
    ...{ label: 'palette.payment', words: 'palette.payment_words' },
    ...{ to: '/orders', search: { task: 'collect' } },
  },
  {
    ...{ label: 'palette.refund', words: 'palette.refund_words' },
    ...{ to: '/orders', search: { paid: 'yes' } },
  },
  {
    ...{ label: 'palette.scan', words: 'palette.scan_words' },
    ...{ to: '/dashboard' },
  },
  {
    ...{ label: 'palette.call_off', words: 'palette.call_off_words' },
    ...{ to: '/calendar/weather-day' },
  },
  { label: 'palette.voucher', to: '/vouchers/new' },
  { label: 'palette.code', to: '/codes/new' },
  { label: 'menu.today_calendar', to: '/calendar', search: { span: 'day' } },
  { label: 'quick.trip', to: '/trips/new' },
  { label: 'palette.new_destination', to: '/destinations/new' },
  { label: 'quick.post', to: '/blog/posts/new' },
  { label: 'palette.new_testimonial', to: '/testimonials/new' },
  { label: 'palette.new_banner', to: '/hero-banners/new' },
  { label: 'palette.new_redirect', to: '/redirects/new' },
  { label: 'quick.day_sheet', to: '/transfers/day' },
];

export type PaletteScreen = { to: AdminPath; label: AdminKey };
type PaletteProps = { screens: readonly PaletteScreen[]; onClose: () => void };

/** Command palette: finds screens, actions and rows of lists. */
export default function Palette({ screens, onClose }: PaletteProps) {
  const { t } = useTranslation('admin-area');
  const returnFocus = useReturnFocus();
  const go = useGo();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [position, setPosition] = useState(0);
  const found = useFound(typed);
  const { sees } = useRights();
  const entryOf = ({ to, label, words, search }: Action): Entry => ({
    id: label,
    text: t(label),
    ...(words && { note: t(words) }),
    to,
    ...(search && { search }),
  });
  const isSeen = ({ to }: Action) => sees(to);
  const own = narrow(
    [
      { label: t('palette.screens'), entries: screens.filter(isSeen).map(entryOf) },
      { label: t('palette.actions'), entries: ACTIONS.filter(isSeen).map(entryOf) },
    ],
    typed,
  );
  const groups = [...own, ...found.groups];
  const entries = groups.flatMap((group) => group.entries);
  const current = entries[Math.min(position, entries.length - 1)];

  const open = ({ to, search }: Entry) => {
    onClose();
    void go(to, search ? { search } : {});
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && entries.length > 0)
      setPosition(
        (Math.min(position, entries.length - 1) + step + entries.length) % entries.length,
      );
    else if (event.key === 'Enter' && current) open(current);
    else return;
    event.preventDefault();
  };
  return (
    <Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Portal>
        <Overlay className="fixed inset-0 z-50 animate-fade-in bg-deep-950/60" />
        <Content
          aria-describedby={undefined}
          {...returnFocus}
          className="fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[min(36rem,calc(100dvh-1.5rem))] max-w-2xl animate-fade-in flex-col overflow-hidden rounded-card bg-limestone-50 shadow-lifted sm:top-[12vh]"
        >
          <Title className="sr-only">{t('palette.title')}</Title>
          <div className="flex items-center gap-3 border-b border-limestone-300 px-5">
            {found.isSearching ? (
              <Spinner />
            ) : (
              <SearchIcon className="size-5 shrink-0 text-stone" />
            )}
            <input
              type="text"
              role="combobox"
              aria-expanded={entries.length > 0}
              aria-controls={`${id}-list`}
              aria-activedescendant={current && `${id}-${current.id}`}
              aria-label={t('palette.title')}
              placeholder={t('palette.placeholder')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setPosition(0);
              }}
              onKeyDown={onKeyDown}
              className="min-h-15 w-full bg-transparent text-lg outline-none placeholder:text-stone"
            />
          </div>
          <PaletteList
            id={id}
            groups={groups}
            current={current}
            onPoint={(entry) => setPosition(entries.indexOf(entry))}
            onOpen={open}
          />
          <p
            role="status"
            className={entries.length === 0 ? 'px-5 py-8 text-center text-stone' : 'sr-only'}
          >
            {found.isSearching
              ? t('loading', { ns: 'common' })
              : t('palette.found', { count: entries.length })}
          </p>
        </Content>
      </Portal>
    </Root>
  );
}
