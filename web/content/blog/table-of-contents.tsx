import { useTranslation } from 'react-i18next';
import { type MarkdownBlock, plainText } from '#contract/texts/markdown.ts';

/** Shorter posts have no table of contents. */
const FEWEST = 3;

/** Links to the first two levels of headings. */
export function TableOfContents({
  blocks,
  lang,
}: {
  blocks: readonly MarkdownBlock[];
  lang?: string;
}) {
  const { t } = useTranslation();
  const headings = blocks
    .filter((block) => block.type === 'heading')
    .filter(({ level }) => level <= 3);
  if (headings.length < FEWEST) return null;
  return (
    <nav
      aria-labelledby="contents"
      data-no-print
      className="rounded-card bg-limestone-100 p-5 lg:sticky lg:top-24 lg:max-h-[calc(100vh-8rem)] lg:overflow-y-auto"
    >
      <p id="contents" className="font-semibold text-deep-900">
        {t('blog.contents')}
      </p>
      <ol lang={lang} className="mt-2">
        {headings.map(({ id, level, children }) => (
          <li key={id} className={level === 3 ? 'pl-4 text-sm max-lg:hidden' : ''}>
            <a
              href={`#${id}`}
              className="block py-2 leading-snug text-stone underline-offset-4 hover:text-ink hover:underline max-lg:py-3"
            >
              {plainText(children)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
