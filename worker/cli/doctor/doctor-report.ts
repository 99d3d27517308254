import { CHECK_WORDS, detailInWords, type InstallationCheck } from '#contract/admin/operations.ts';
import words from '#locales/en/admin-area.json' with { type: 'json' };

/** A check in plain words; `remedy` is printed unless the check passes. */
export type Finding = {
  state: InstallationCheck['state'];
  name: string;
  detail?: string | number | undefined;
  remedy: string;
};

export const findingOf = (check: InstallationCheck): Finding => {
  const { name, state } = check;
  const { name: title, remedy } = CHECK_WORDS[name];
  const detail = detailInWords(check, (key) => words[key]);
  return { state, name: words[title], detail, remedy: words[remedy] };
};

const MARKS = { ok: 'ok  ', warning: 'WARN', failed: 'FAIL' } as const;

/** Lines for the terminal: each problem with its remedy below it, and a summary at the end. */
export function reportOf(findings: readonly Finding[]): { lines: string[]; isSound: boolean } {
  const count = (state: Finding['state']) =>
    findings.filter((finding) => finding.state === state).length;
  const lines = findings.flatMap(({ state, name, detail, remedy }) => [
    `${MARKS[state]}  ${name}${detail === undefined ? '' : `: ${detail}`}`,
    ...(state === 'ok' ? [] : [`      ${remedy}`]),
  ]);
  const isSound = count('failed') === 0;
  const sum = `${findings.length} checks: ${count('ok')} fine, ${count('warning')} to look at, ${count('failed')} failed`;
  return { lines: [...lines, '', isSound ? `${sum}.` : `${sum}. Fix what failed.`], isSound };
}
