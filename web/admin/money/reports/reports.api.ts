import { queryOptions } from '@tanstack/react-query';
import { LONG_ANSWER_MS } from '#admin/frame/behaviour/long-answer.ts';
import { apiPath } from '#base/api/api-query.ts';
import { fetchJson } from '#base/api/fetch-json.ts';
import type {
  DemoRemoval,
  Owing,
  Report,
  ReportBasis,
  ReportGroup,
  ReportKind,
} from '#contract/money/reports.ts';

export const REPORTS = '/api/admin/reports';

export type Asked = {
  from: string;
  to: string;
  by: ReportGroup;
  basis: ReportBasis;
  kind: ReportKind;
  demo: '0' | '1' | undefined;
};

const searchOf = (asked: Asked) => ({ ...asked, compare: 'year' });

/** A report compared with the year before. */
export const reportQuery = (asked: Asked) =>
  queryOptions<Report>({ queryKey: [apiPath(REPORTS, {}, searchOf(asked))] });
export const owingQuery = (asked: Asked, page: number) =>
  queryOptions<Owing>({ queryKey: [apiPath(`${REPORTS}/owing`, {}, { ...asked, page })] });
export const tableFile = (asked: Asked, lang: string) =>
  apiPath(`${REPORTS}/table.csv`, {}, { ...searchOf(asked), lang });
export const quarterFile = (year: number, quarter: number, demo: Asked['demo'], lang: string) =>
  apiPath(`${REPORTS}/quarter.csv`, {}, { year, quarter, demo, lang });

export const removeDemo = () =>
  fetchJson<DemoRemoval>(`${REPORTS}/demo`, {
    method: 'DELETE',
    limitMs: LONG_ANSWER_MS,
  });
