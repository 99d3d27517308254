import type { ReactNode } from 'react';

export type ComboboxOption = {
  id: string;
  label: string;
  detail?: string | undefined;
  group?: string | undefined;
};

type ComboboxListProps = {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  /** Index of the active option; -1 for none. */
  active: number;
  isShown: boolean;
  icon?: ((option: ComboboxOption) => ReactNode) | undefined;
  onChoose: (option: ComboboxOption) => void;
};

export const optionId = (listId: string, position: number) => `${listId}-${position}`;

type Group = { label: string | undefined; first: number; options: ComboboxOption[] };

/** Adjacent options of a group are rendered together; indices continue across groups. */
function groupsOf(options: readonly ComboboxOption[]): Group[] {
  const groups: Group[] = [];
  for (const [position, option] of options.entries()) {
    const last = groups.at(-1);
    if (last && last.label === option.group) last.options.push(option);
    else groups.push({ label: option.group, first: position, options: [option] });
  }
  return groups;
}

/** Listbox of a combobox. `aria-activedescendant` references its options; focus stays in the text field. */
export const ComboboxList = ({
  id,
  label,
  options,
  active,
  isShown,
  icon,
  onChoose,
}: ComboboxListProps) => (
  <div
    id={id}
    role="listbox"
    tabIndex={-1}
    aria-label={label}
    hidden={!isShown}
    className="absolute inset-x-0 top-full z-40 mt-2 max-h-[min(24rem,50dvh)] overflow-y-auto overscroll-contain rounded-2xl border border-limestone-200 bg-white p-2 shadow-lifted"
  >
    {groupsOf(options).map((group) => {
      const members = group.options.map((option, place) => (
        <div
          key={option.id}
          id={optionId(id, group.first + place)}
          role="option"
          tabIndex={-1}
          aria-selected={group.first + place === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
          onKeyDown={(event) => event.key === 'Enter' && onChoose(option)}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 py-2 hover:bg-limestone-100 aria-selected:bg-sea-100"
        >
          {icon?.(option)}
          <span className="min-w-0 grow">{option.label}</span>
          {option.detail && <span className="shrink-0 text-sm text-stone">{option.detail}</span>}
        </div>
      ));
      if (!group.label) return members;
      const headingId = `${id}-group-${group.first}`;
      return (
        <fieldset key={headingId} aria-labelledby={headingId} className="min-w-0">
          <div
            role="presentation"
            id={headingId}
            className="px-3 pt-3 pb-1 text-sm font-semibold text-stone"
          >
            {group.label}
          </div>
          {members}
        </fieldset>
      );
    })}
  </div>
);
