import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from '#base/api/fetch-json.ts';
import type { Statement, StatementPaid, StatementSummary } from '#contract/money/partners.ts';

export const PARTNERS = '/api/admin/partners';

const statementsPath = (id: number) => `${PARTNERS}/${id}/statements`;
export const statementPath = (id: number, month: string) => `${statementsPath(id)}/${month}`;

export const statementsQuery = (id: number) =>
  queryOptions<StatementSummary[]>({ queryKey: [statementsPath(id)] });
export const statementQuery = (id: number, month: string) =>
  queryOptions<Statement>({ queryKey: [statementPath(id, month)] });

export const changeCode = (id: number) =>
  fetchJson<{ code: string }>(`${PARTNERS}/${id}/code`, { method: 'POST' });
export const issueStatement = (id: number, month: string) =>
  fetchJson<Statement>(statementPath(id, month), { method: 'POST' });
export const payStatement = (id: number, month: string, body: StatementPaid) =>
  fetchJson<Statement>(`${statementPath(id, month)}/paid`, { method: 'POST', body });
