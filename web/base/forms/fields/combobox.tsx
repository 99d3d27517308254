import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { ChevronDownIcon } from '#base/ui/icons.tsx';
import { CONTROL } from '../fields.tsx';
import { ComboboxList, type ComboboxOption, optionId } from './combobox-list.tsx';

type ComboboxProps = {
  id: string;
  /** Path of the field, used to focus the first invalid one. */
  field: string;
  text: string;
  /** Matches for the current text, best first. */
  options: readonly ComboboxOption[];
  /** The selected option. */
  chosen: string;
  listLabel: string;
  placeholder: string;
  icon?: (option: ComboboxOption) => ReactNode;
  onText: (text: string) => void;
  onChoose: (option: ComboboxOption) => void;
  /** Called on blur without a selection. */
  onLeave: () => void;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
};

/** Text field with a listbox (WAI-ARIA combobox with automatic selection): blur selects the active option. */
export function Combobox({
  id,
  field,
  text,
  options,
  chosen,
  listLabel,
  placeholder,
  icon,
  onText,
  onChoose,
  onLeave,
  ...tie
}: ComboboxProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [position, setPosition] = useState(-1);
  const isShown = isOpen && options.length > 0;
  const active = isShown ? Math.min(position, options.length - 1) : -1;
  useEffect(() => {
    // jsdom does not implement scrolling.
    if (active >= 0)
      document.getElementById(optionId(listId, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [active, listId]);

  const open = () => {
    if (isOpen) return;
    setPosition(options.findIndex((option) => option.id === chosen));
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setPosition(-1);
  };
  const choose = (option: ComboboxOption) => {
    onChoose(option);
    close();
  };
  const move = (step: 1 | -1) => {
    if (!isOpen) return open();
    const from = active < 0 && step < 0 ? 0 : active;
    setPosition((from + step + options.length) % options.length);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const option = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (event.altKey && event.key === 'ArrowUp') close();
      else move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && isShown) {
      event.preventDefault();
      if (option) choose(option);
      else close();
    } else if (event.key === 'Enter' && options.length === 0) {
      // Not what the form expects here: it stays until there is an option.
      event.preventDefault();
      close();
      onLeave();
    } else if (event.key === 'Escape') {
      if (isOpen) close();
      else onText('');
    }
  };
  const onBlur = () => {
    const option = options[active];
    if (option && option.id !== chosen) choose(option);
    else {
      close();
      onLeave();
    }
  };

  return (
    <div className="relative">
      <input
        {...tie}
        id={id}
        data-field={field}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={80}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          setOpen(true);
          setPosition(event.target.value.trim() === '' ? -1 : 0);
        }}
        onFocus={(event) => event.target.select()}
        onClick={open}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        className={`${CONTROL} pr-9 pl-3 text-ellipsis`}
      />
      <ChevronDownIcon className="pointer-events-none absolute top-3.5 right-3 size-5 text-stone" />
      <ComboboxList
        id={listId}
        label={listLabel}
        options={options}
        active={active}
        isShown={isShown}
        icon={icon}
        onChoose={choose}
      />
    </div>
  );
}
