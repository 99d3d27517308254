import type { Language } from '#contract/languages/language.ts';
import type { Path } from '../editor/changes.ts';

/** Paths that users see as one field: `shown` represents all of them. */
export type Subject<T> = { name: string; shown: T; all: T[] };

const isState = ({ path }: { path: Path }) => path[0] === 'translationState';

function nameOf(path: Path, source: Language): string {
  const [first, field = '', language] = path;
  if (first !== 'translations' && first !== 'translationState') return path.join('.');
  return language === source ? field : `${field}.${language}`;
}

/** Groups a text with its copy among the translations, and each translation with its state. `source`: the row's source language. */
export function subjectsOf<T extends { path: Path }>(
  items: readonly T[],
  source: Language,
): Subject<T>[] {
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
