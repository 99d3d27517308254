import { LOCALES } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { Toggle } from '../fields/toggle.tsx';
import { useListSearch } from '../list/use-list-search.ts';

export type TabChoice = {
  /** Of the URL's parameter; empty without it. */
  value: string;
  text: string;
  count?: number;
  /** The count is a lower bound. */
  isAtLeast?: boolean;
  isUrgent?: boolean;
};

type TabChoicesProps = {
  name: string;
  legend: string;
  tabs: readonly TabChoice[];
  /** What holds without the parameter. */
  usual?: string;
};

/** Tabs with counts that set one parameter of a list. On phones they scroll in themselves. */
export function TabChoices({ name, legend, tabs, usual = '' }: TabChoicesProps) {
  const { search, set } = useListSearch();
  const format = new Intl.NumberFormat(LOCALES[useLanguage()]);
  const chosen = String(search[name] ?? usual);
  return (
    <fieldset className="mb-5 min-w-0">
      <legend className="sr-only">{legend}</legend>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-2 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 sm:pb-0">
        {tabs.map(({ value, text, count, isAtLeast = false, isUrgent = false }) => (
          <li key={value} className="shrink-0">
            <Toggle
              className="bg-white whitespace-nowrap hover:border-deep-800/60"
              isOn={value === chosen}
              onClick={() => set({ [name]: value })}
              label={
                <>
                  {text}{' '}
                  {count !== undefined && (
                    <span
                      className={`rounded-full px-2 ${isUrgent && count > 0 && value !== chosen ? 'bg-terracotta-600 text-white' : 'bg-limestone-200 text-ink'}`}
                    >
                      {format.format(count) + (isAtLeast ? '+' : '')}
                    </span>
                  )}
                </>
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
