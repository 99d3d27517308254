import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { AdminKey } from '../../behaviour/paths.ts';
import { PartTabs } from '../../part-tabs.tsx';
import { TargetLanguageTabs } from '../target-language.tsx';
import type { Editor } from '../use-editor.ts';
import { errorsOfTab, tabOfField } from './tab-errors.ts';
import { useNamedField } from './use-named-field.ts';

export type EditorTab<T extends object> = {
  /** In the address: `?tab=pictures`. */
  name: string;
  label: AdminKey;
  /** An error in one of them marks the tab and opens it. */
  fields: readonly (keyof T & string)[];
  /** Texts in several languages: the second one is chosen here. */
  hasTexts?: boolean;
  content: ReactNode;
};

type EditorTabsProps<T extends object> = {
  editor: Editor<T>;
  tabs: readonly EditorTab<T>[];
};

/** The tab in view: chosen, named by the address, or the first with an error that refused a save. */
function useCurrentTab<T extends object>({ editor, tabs }: EditorTabsProps<T>) {
  const { tab: asked } = useSearch({ strict: false }) as { tab?: string };
  const field = useNamedField();
  const { errors, refusals } = editor;
  const [seen, setSeen] = useState<{ asked?: string | undefined; field: string; refusals: number }>(
    { field: '', refusals },
  );
  const [chosen, setChosen] = useState<string>();
  const current = tabs.find(({ name }) => name === chosen)?.name ?? tabs[0]?.name;
  if (seen.asked !== asked || seen.field !== field || seen.refusals !== refusals) {
    setSeen({ asked, field, refusals });
    if (seen.asked !== asked && asked !== undefined) setChosen(asked);
    if (seen.field !== field && field !== '') setChosen(tabOfField(tabs, field));
    const isWrong = (name = '') => errorsOfTab(tabs, errors, name) > 0;
    if (seen.refusals !== refusals && !isWrong(current))
      setChosen(tabs.find(({ name }) => isWrong(name))?.name ?? current);
  }
  return [current, setChosen] as const;
}

/** Tabs of an editor. */
export function EditorTabs<T extends object>({ editor, tabs }: EditorTabsProps<T>) {
  const navigate = useNavigate();
  const [current, choose] = useCurrentTab({ editor, tabs });
  const open = (tab: string) => {
    choose(tab);
    const search = (before: object) => ({ ...before, tab });
    void navigate({ to: '.', search, replace: true, resetScroll: false } as never);
  };
  return (
    <PartTabs
      label="editor.tabs"
      current={current}
      onOpen={open}
      parts={tabs.map(({ name, label, hasTexts = false, content }) => ({
        name,
        label,
        errors: errorsOfTab(tabs, editor.errors, name),
        content: (
          <>
            {hasTexts && <TargetLanguageTabs />}
            {content}
          </>
        ),
      }))}
    />
  );
}
