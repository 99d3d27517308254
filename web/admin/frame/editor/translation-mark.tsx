import { diffWords } from 'diff';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_LABELS, type Language } from '#contract/languages/language.ts';
import type { TranslationState } from '#contract/languages/translation-state.ts';
import { TextButton } from '../button.tsx';

export const TRANSLATION_TONES: Record<TranslationState, string> = {
  missing: 'bg-terracotta-200 text-terracotta-700',
  draft: 'bg-limestone-300 text-ink',
  reviewed: 'bg-sea-100 text-sea-800',
  outdated: 'bg-sun text-ink',
};

/** Diff of the source since the translation was made. */
export function SourceDiff({ before, after }: { before: string; after: string }) {
  return (
    <p className="max-h-60 overflow-auto rounded-xl bg-limestone-100 p-3 text-sm whitespace-pre-wrap">
      {diffWords(before, after).map((part, index) => {
        const key = `${index}-${part.value.length}`;
        if (part.added)
          return (
            <ins key={key} className="bg-sea-100 no-underline">
              {part.value}
            </ins>
          );
        if (part.removed)
          return (
            <del key={key} className="bg-terracotta-200">
              {part.value}
            </del>
          );
        return <span key={key}>{part.value}</span>;
      })}
    </p>
  );
}

type TranslationMarkMenuProps = {
  label: string;
  language: Language;
  state: TranslationState;
  /** The source text that the translation was made from. */
  before: string;
  now: string;
  onChange: (state: string) => void;
};

/** State of a translation and a menu to change it; visitors do not see a draft translation. */
export function TranslationMarkMenu({
  label,
  language,
  state,
  before,
  now,
  onChange,
}: TranslationMarkMenuProps) {
  const { t } = useTranslation('admin-area');
  const [isDiffOpen, setDiffOpen] = useState(false);
  const tone = `rounded-full px-2.5 text-sm ${TRANSLATION_TONES[state]}`;
  if (state === 'missing') return <span className={tone}>{t('translate.missing')}</span>;
  return (
    <>
      <div className="flex items-center gap-2">
        {state === 'outdated' && (
          <TextButton
            className="text-sm"
            label={t('translate.show_diff')}
            aria-expanded={isDiffOpen}
            onClick={() => setDiffOpen(!isDiffOpen)}
          />
        )}
        <select
          aria-label={t('translate.state_of', {
            field: label,
            language: LANGUAGE_LABELS[language],
          })}
          value={state}
          onChange={(event) => onChange(event.target.value)}
          className={`min-h-6 ${tone}`}
        >
          {state === 'outdated' && <option value="outdated">{t('translate.outdated')}</option>}
          <option value="reviewed">{t('translate.reviewed')}</option>
          <option value="draft">{t('translate.draft')}</option>
        </select>
      </div>
      {state === 'outdated' && isDiffOpen && (
        <div className="basis-full">
          <SourceDiff before={before} after={now} />
        </div>
      )}
    </>
  );
}
