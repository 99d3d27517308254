import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchJson } from '#base/api/fetch-json.ts';
import { Markdown } from '#base/content/markdown.tsx';
import { LoadError, NoResults } from '#base/ui/sections/section-states.tsx';
import { Spinner } from '#base/ui/spinner.tsx';
import type { Language } from '#contract/languages/language.ts';
import type { MarkdownBlock } from '#contract/texts/markdown.ts';

const TYPING_MS = 400;

/** The text as parsed by the worker, debounced. */
function useTree(text: string) {
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return useQuery({
    queryKey: ['markdown', asked],
    queryFn: () =>
      fetchJson<MarkdownBlock[]>('/api/admin/blog/preview', {
        method: 'POST',
        body: { body: asked },
      }),
    placeholderData: (previous: MarkdownBlock[] | undefined) => previous,
  });
}

/** Renders Markdown with the public site's component. Links open the public page in a new tab. */
export function MarkdownPreview({ text, lang }: { text: string; lang: Language }) {
  const { t } = useTranslation('admin-area');
  const { error, data, isPending, isError, refetch } = useTree(text);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    // The links' own router would resolve them as admin screens.
    const follow = (event: MouseEvent) => {
      const address =
        event.target instanceof Element
          ? event.target.closest('a')?.getAttribute('href')
          : undefined;
      if (!address?.startsWith('/')) return;
      event.preventDefault();
      event.stopPropagation();
      window.open(`/${lang}${address.replace(/^\/admin(?=\/|$)/, '')}`, '_blank', 'noopener');
    };
    element?.addEventListener('click', follow, true);
    return () => element?.removeEventListener('click', follow, true);
  }, [lang]);
  return (
    <div ref={box}>
      {isError && <LoadError error={error} onRetry={refetch} />}
      {isPending && <Spinner />}
      {data?.length === 0 && <NoResults>{t('markdown.nothing')}</NoResults>}
      {data && <Markdown blocks={data} lang={lang} />}
    </div>
  );
}
