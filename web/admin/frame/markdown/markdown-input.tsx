import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readingMinutes } from '#contract/content/blog.ts';
import { Button, TextButton } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { MarkdownArea, type MarkdownAreaProps } from './markdown-area.tsx';
import { MarkdownPreview } from './markdown-preview.tsx';

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Markdown editor with a toolbar, a preview, and a full-screen mode that shows both. */
export function MarkdownInput(props: Omit<MarkdownAreaProps, 'className' | 'tools'>) {
  const { t } = useTranslation('admin-area');
  const { value, lang, label } = props;
  const [isPreview, setPreview] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const words = wordsOf(value);
  return (
    <div className="space-y-1">
      <div hidden={isPreview}>
        <MarkdownArea
          {...props}
          className="field-sizing-content max-h-[36rem] min-h-60 sm:min-h-80 max-sm:max-h-72"
        />
      </div>
      {isPreview && (
        <section
          aria-label={t('markdown.preview_of', { label })}
          className="rounded-xl border border-limestone-300 p-4"
        >
          <MarkdownPreview text={value} lang={lang} />
        </section>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-stone">
          {[
            t('markdown.words', { count: words }),
            words > 0 && t('markdown.minutes', { count: readingMinutes(value) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <div className="flex gap-2">
          <TextButton
            className="min-h-10 px-2 text-sm"
            label={t(isPreview ? 'markdown.write' : 'markdown.preview')}
            aria-pressed={isPreview}
            onClick={() => setPreview(!isPreview)}
          />
          <TextButton
            className="min-h-10 px-2 text-sm"
            label={t('markdown.enlarge')}
            aria-haspopup="dialog"
            onClick={() => setLarge(true)}
          />
        </div>
      </div>
      {isLarge && (
        <Dialog title={label} onClose={() => setLarge(false)} isWide>
          <div className="grid gap-6 lg:grid-cols-2">
            <div className="min-w-0">
              <MarkdownArea {...props} id={`${props.id}-large`} className="h-[60dvh] resize-none" />
            </div>
            <section
              aria-label={t('markdown.preview_of', { label })}
              className="min-w-0 rounded-xl bg-white p-5 lg:max-h-[70dvh] lg:overflow-y-auto"
            >
              <MarkdownPreview text={value} lang={lang} />
            </section>
          </div>
          <div className="mt-5 flex justify-end">
            <Button look="sea" label={t('markdown.done')} onClick={() => setLarge(false)} />
          </div>
        </Dialog>
      )}
    </div>
  );
}
