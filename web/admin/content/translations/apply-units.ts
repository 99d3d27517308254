import type { TaskContext } from '#admin/frame/behaviour/use-long-task.ts';
import { type Tree, valueAt, withValue } from '#admin/frame/editor/changes.ts';
import { fetchJson } from '#base/api/fetch-json.ts';
import type { EditedRow, TranslationMark } from '#contract/admin/crud.ts';
import type { Language } from '#contract/languages/language.ts';
import { sourceText } from '#contract/languages/translation-state.ts';
import type { TranslationUnit } from '#contract/languages/translations.ts';
import type { Delivered } from './units-file.ts';

export type Change = { unit: TranslationUnit; target: string };
export type Plan = { changes: Change[]; unknown: string[]; same: number };

/** Dry run of a delivery: nothing is written. */
export function planChanges(
  units: readonly TranslationUnit[],
  delivered: readonly Delivered[],
): Plan {
  const known = new Map(units.map((unit) => [unit.id, unit]));
  const plan: Plan = { changes: [], unknown: [], same: 0 };
  for (const { id, target } of delivered) {
    const unit = known.get(id);
    if (!unit) plan.unknown.push(id);
    else if (unit.target === target) plan.same += 1;
    else plan.changes.push({ unit, target });
  }
  return plan;
}

/** `trips/5/highlights.2` is the row `trips/5` and its path `highlights`, `2`. */
function addressOf(id: string): { row: string; path: string[] } {
  const slash = id.lastIndexOf('/');
  return { row: id.slice(0, slash), path: id.slice(slash + 1).split('.') };
}

/** Sets a text in a copy of the value; a missing translation takes the source's shape, so that lists keep their length. */
function fill(source: unknown, target: unknown, path: readonly string[], text: string): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return text;
  if (Array.isArray(source)) {
    const from = Array.isArray(target) ? target : [];
    return source.map((item, index) =>
      String(index) === step ? fill(item, from[index], rest, text) : (from[index] ?? item),
    );
  }
  const record = { ...(source as object), ...(target as object | undefined) } as Record<
    string,
    unknown
  >;
  return {
    ...record,
    [step]: fill((source as Tree)[step], (target as Tree | undefined)?.[step], rest, text),
  };
}

/** A row with the texts of one language applied and each field marked with `state`. */
export function withTranslations<T extends Tree>(
  row: T,
  changes: readonly Change[],
  language: Language,
  state: TranslationMark['state'],
): T {
  return changes.reduce((tree, { unit, target }) => {
    const { row: address, path } = addressOf(unit.id);
    const [field = '', ...rest] = path;
    if (address.startsWith('seo/')) return withValue(tree, [field, language], target);
    const place = ['translations', field, language];
    const marked = withValue(tree, ['translationState', field, language], {
      state,
      source: sourceText(tree[field]),
    });
    return withValue(marked, place, fill(tree[field], valueAt(tree, place), rest, target));
  }, row);
}

/** Saves the changes row by row through the editors' API, and counts in `result`; cancelling does not undo earlier rows. */
export async function applyChanges(
  changes: readonly Change[],
  language: Language,
  state: TranslationMark['state'],
  result: { saved: number; failed: string[] },
  { signal, onProgress }: TaskContext,
): Promise<void> {
  const groups = Map.groupBy(changes, ({ unit }) => addressOf(unit.id).row);
  for (const [address, group] of groups) {
    try {
      const row = await fetchJson<EditedRow<Record<string, unknown>>>(`/api/admin/${address}`, {
        signal,
      });
      await fetchJson(`/api/admin/${address}`, {
        method: 'PUT',
        body: withTranslations(row, group, language, state),
        signal,
      });
      result.saved += 1;
    } catch {
      signal.throwIfAborted();
      result.failed.push(address);
    }
    onProgress(result.saved + result.failed.length, groups.size);
  }
}
