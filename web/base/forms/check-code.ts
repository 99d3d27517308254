import { fetchJson } from '#base/api/fetch-json.ts';
import type { CheckedCode } from '#contract/money/codes.ts';
import type { CodeUse } from './code-details.tsx';

export const CHECK = '/api/codes/check';

/** What the code takes off, or pays. */
export const checkCode = (code: string, use: CodeUse | { items: readonly CodeUse[] }) =>
  fetchJson<CheckedCode>(CHECK, { method: 'POST', body: { code, ...use } });
