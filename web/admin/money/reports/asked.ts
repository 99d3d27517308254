import { serverToday } from '#base/clock/server-day.ts';
import { REPORT_BASES, REPORT_GROUPS, REPORT_KINDS } from '#contract/money/reports.ts';
import type { Asked } from './reports.api.ts';
import { spanIn } from './spans.ts';

/** What the address of a report asks for. */
export function askedIn(search: Readonly<Record<string, unknown>>) {
  const { name, ...span } = spanIn(search, serverToday());
  const asked: Asked = {
    ...span,
    by: REPORT_GROUPS.find((one) => one === search.by) ?? 'month',
    basis: REPORT_BASES.find((one) => one === search.basis) ?? 'travel',
    kind: REPORT_KINDS.find((one) => one === search.kind) ?? 'all',
    demo: (['0', '1'] as const).find((one) => one === String(search.demo)),
  };
  return { name, asked };
}
