import { useNavigate, useRouter } from '@tanstack/react-router';
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#base/ui/button.tsx';
import { SearchIcon } from '#base/ui/icons.tsx';
import { SEARCH_MAX_LENGTH } from '#contract/content/search.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

type SearchBarProps = { text: string; onText: (text: string) => void; onClose: () => void };
type FormProps = SearchBarProps & { input: RefObject<HTMLInputElement | null> };

/** A WAI-ARIA combobox: submitting opens `/search?q=` or the chosen suggestion; Escape closes the list, then the bar. */
function Form({ input, text, onText, onClose }: FormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { parseSearch } = useRouter().options;
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [activePath, setActivePath] = useState<string>();
  const { items, isSettled } = useSuggestions(text);
  const isShown = isOpen && items.length > 0;
  const active = isShown ? items.findIndex(({ path }) => path === activePath) : -1;
  const open = (path: string) => {
    onClose();
    const [to = '', query = ''] = path.split('?');
    void navigate({ to, search: parseSearch(query) });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = items[active];
    if (chosen) return open(chosen.path);
    const q = text.trim();
    if (q === '') return input.current?.focus();
    onClose();
    void navigate({ to: '/search', search: { q } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      if (isShown) setOpen(false);
      else onClose();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && items.length > 0) {
      event.preventDefault();
      setOpen(true);
      // One more than the options: the text itself.
      const places = items.length + 1;
      const next = (active + 1 + (event.key === 'ArrowDown' ? 1 : places - 1)) % places;
      setActivePath(items[next - 1]?.path);
    }
  };
  return (
    <form
      onSubmit={onSubmit}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      className="container-page flex gap-3 py-4"
    >
      <div className="relative min-w-0 grow">
        <SearchIcon className="pointer-events-none absolute top-1/2 left-4 hidden size-5 -translate-y-1/2 text-stone sm:block" />
        <input
          ref={input}
          type="search"
          name="q"
          role="combobox"
          aria-label={t('search.label')}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          maxLength={SEARCH_MAX_LENGTH}
          placeholder={t('search.placeholder')}
          value={text}
          onChange={(event) => {
            onText(event.target.value);
            setActivePath(undefined);
            setOpen(true);
          }}
          onFocus={() => setOpen(text !== '')}
          onKeyDown={onKeyDown}
          className="h-12 w-full rounded-full border border-limestone-400 bg-white px-5 sm:pl-12"
        />
        <SuggestionList
          id={listId}
          items={items}
          active={active}
          isShown={isShown}
          onChoose={open}
        />
        <p role="status" className="sr-only">
          {isOpen && isSettled && t('search.suggestions', { count: items.length })}
        </p>
      </div>
      <button type="submit" className={buttonClass('sea', 'max-sm:px-4')}>
        <SearchIcon className="size-5 sm:hidden" />
        <span className="sr-only sm:not-sr-only">{t('search.submit')}</span>
      </button>
    </form>
  );
}

/** Search bar below the header, over the page. Opens with the last text selected, so that typing replaces it. */
export default function SearchBar(props: SearchBarProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <search
      id="search-bar"
      className="absolute inset-x-0 top-full block border-y border-limestone-200 bg-limestone-100 shadow-lifted"
    >
      <Form input={input} {...props} />
    </search>
  );
}
