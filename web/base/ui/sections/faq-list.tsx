import { ChevronDownIcon } from '../icons.tsx';

export type FaqItem = { question: string; answer: string; lang?: string | undefined };

type FaqListProps = { entries: readonly FaqItem[]; className?: string };

/** Collapsible questions; they work without scripts, and the browser's page search finds them. */
export const FaqList = ({ entries, className = '' }: FaqListProps) => (
  <div className={`grid items-start gap-x-8 gap-y-4 lg:grid-cols-2 ${className}`}>
    {entries.map(({ question, answer, lang }) => (
      <details key={question} lang={lang} className="group rounded-2xl bg-white shadow-card">
        <summary className="flex list-none items-center justify-between gap-4 rounded-2xl px-6 py-5 font-semibold text-deep-900 [&::-webkit-details-marker]:hidden">
          {question}
          <ChevronDownIcon className="size-5 shrink-0 group-open:rotate-180" />
        </summary>
        <p className="px-6 pb-6 whitespace-pre-line text-stone">{answer}</p>
      </details>
    ))}
  </div>
);
