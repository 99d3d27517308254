import { queryOptions } from '@tanstack/react-query';
import { LONG_ANSWER_MS } from '#admin/frame/behaviour/long-answer.ts';
import type { TaskContext } from '#admin/frame/behaviour/use-long-task.ts';
import { fetchJson } from '#base/api/fetch-json.ts';
import type { TripPlanRow } from '#contract/bookings/plans.ts';
import type {
  ImportCheck,
  ImportDetail,
  ImportInput,
  ImportItem,
  ImportPlan,
} from '#contract/imports/imports.ts';
import type { Page } from '#contract/paging.ts';

export const IMPORTS = '/api/admin/imports';
/** Between two looks at an import on which another window works. */
const PAUSE_MS = 1000;

export const importsQuery = queryOptions<{ items: ImportItem[] }>({
  queryKey: [IMPORTS],
  staleTime: 0,
});

export type OptionRow = TripPlanRow & { id: number };
/** All options that are on sale, by trip. */
export const saleOptionsQuery = queryOptions({
  queryKey: ['/api/admin/trips/options', 'on sale'],
  staleTime: 0,
  queryFn: async () => {
    const items: OptionRow[] = [];
    for (let page = 1; ; page += 1) {
      const path = `/api/admin/trips/options?pageSize=100&page=${page}`;
      const { items: more, total } = await fetchJson<Page<OptionRow>>(path);
      items.push(...more);
      if (more.length === 0 || items.length >= total) break;
    }
    return items
      .filter(({ isActive }) => isActive)
      .sort((one, other) => one.trip.localeCompare(other.trip));
  },
});

export const checkImport = (body: ImportCheck) =>
  fetchJson<ImportPlan>(`${IMPORTS}/check`, { method: 'POST', body, limitMs: LONG_ANSWER_MS });
export const beginImport = (body: ImportInput) =>
  fetchJson<ImportDetail>(IMPORTS, { method: 'POST', body, limitMs: LONG_ANSWER_MS });
export const beginUndo = (id: string) =>
  fetchJson<ImportItem>(`${IMPORTS}/${id}/undo`, { method: 'POST' });
export const importDetail = (id: string) => fetchJson<ImportDetail>(`${IMPORTS}/${id}`);

const rowsOf = ({ counts }: ImportItem) =>
  Object.values(counts).reduce((sum, number) => sum + number, 0);

/** Goes on with an import, or its undoing, until nothing is left. */
export async function finishImport(
  id: string,
  { signal, onProgress }: TaskContext,
): Promise<ImportDetail> {
  let left = Number.POSITIVE_INFINITY;
  for (;;) {
    const one = await fetchJson<ImportItem>(`${IMPORTS}/${id}/continue`, {
      method: 'POST',
      signal,
    });
    if (one.state === 'done' || one.state === 'undone') return importDetail(id);
    const open = (one.state === 'undoing' ? one.counts.made : one.counts.waiting) ?? 0;
    onProgress(rowsOf(one) - open, rowsOf(one));
    // Nothing has moved: another request holds the lease.
    if (open === left) await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    left = open;
  }
}
