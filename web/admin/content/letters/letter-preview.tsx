import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { Button } from '#admin/frame/button.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { Toggle } from '#admin/frame/fields/toggle.tsx';
import { MailHtml } from '#admin/frame/inbox/mail-html.tsx';
import { QueryState } from '#admin/frame/loading.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { LANGUAGE_LABELS, LANGUAGES, type Language } from '#contract/languages/language.ts';
import type { LetterInput } from '#contract/mail/letters.ts';
import { letterQuery, sendTestLetter } from './letters.api.ts';

function SavedLetter({
  id,
  version,
  language,
}: {
  id: number;
  version: number;
  language: Language;
}) {
  const { t } = useTranslation('admin-area');
  const query = useQuery(letterQuery(id, version, language));
  const { mutate, isPending } = useAction({
    mutationFn: () => sendTestLetter(id, language),
    onSuccess: () => addToast({ title: t('letters.test_sent') }),
  });
  if (!query.data) return <QueryState query={query} />;
  return (
    <>
      <p lang={language} className="font-semibold text-deep-900">
        {query.data.subject}
      </p>
      <MailHtml html={query.data.html} language={language} label={query.data.subject} />
      <Button label={t('letters.test')} isBusy={isPending} onClick={() => mutate()} />
    </>
  );
}

/** The letter as it was saved, in a language that has its text, and a test to one's own address. */
export function LetterPreviewPanel({ editor }: { editor: Editor<LetterInput> }) {
  const { t } = useTranslation('admin-area');
  const { row } = editor;
  const [chosen, setChosen] = useState<Language>();
  const filled = LANGUAGES.filter((language) => {
    const of = (field: 'title' | 'body') =>
      row?.translations[field]?.[language] ??
      (language === row?.sourceLanguage ? row[field] : undefined);
    return of('title')?.trim() && of('body')?.trim();
  });
  const language = filled.find((one) => one === chosen) ?? filled[0];
  return (
    <Panel title={t('tab.preview')}>
      <p className="text-sm text-stone">{t('letters.preview_hint')}</p>
      <div className="flex flex-wrap gap-2">
        {filled.map((one) => (
          <Toggle
            key={one}
            isOn={one === language}
            onClick={() => setChosen(one)}
            label={LANGUAGE_LABELS[one]}
          />
        ))}
      </div>
      {row && language ? (
        <SavedLetter key={language} id={row.id} version={row.version} language={language} />
      ) : (
        <p>{t('letters.preview_empty')}</p>
      )}
    </Panel>
  );
}
