import type { Language } from '#contract/language.ts';
import type { Path } from './changes.ts';

/** What is one field to people: `shown` stands for all of it. */
export type Subject<T> = { name: string; shown: T; all: T[] };

const isState = ({ path }: { path: Path }) => path[0] === 'translationState';

function nameOf(path: Path, source: Language): string {
  const [first, field = '', language] = path;
  if (first !== 'translations' && first !== 'translationState') return path.join('.');
  return language === source ? field : `${field}.${language}`;
}

/**
 * A text is kept as itself and among its translations, and each translation with its state: one field to people each time.
 * `source` is the language that the row is written in.
 */
export function subjectsOf<T extends { path: Path }>(items: readonly T[], source: Language): Subject<T>[] {
  const found = new Map<string, Subject<T>>();
  for (const item of items) {
    const name = nameOf(item.path, source);
    const subject = found.get(name);
    if (!subject) found.set(name, { name, shown: item, all: [item] });
    else {
      subject.all.push(item);
      if (isState(subject.shown)) subject.shown = item;
    }
  }
  return [...found.values()];
}
