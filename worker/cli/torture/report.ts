import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { VERSION } from '#contract/version.ts';
import { type Outcome, say } from './part.ts';
import { OUTPUT_DIRECTORY } from './server/own-server.ts';

const SHOWN_FAILURES = 40;

export function printFigures(name: string, { figures, failures }: Outcome): void {
  for (const [what, value] of Object.entries(figures)) say(`  ${what.padEnd(34)} ${value}`);
  say(
    `  ${failures.length === 0 ? `${name}: nothing gave way` : `${name}: ${failures.length} failures`}`,
  );
  for (const failure of failures.slice(0, SHOWN_FAILURES)) say(`    ${failure}`);
}

/** Writes the figures as JSON and prints the path. True when no part failed. */
export function keepFigures(seed: number, parts: Readonly<Record<string, Outcome>>): boolean {
  const date = new Date().toISOString();
  const file = path.join(OUTPUT_DIRECTORY, `${date.slice(0, 19).replaceAll(':', '-')}.json`);
  mkdirSync(OUTPUT_DIRECTORY, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ date, version: VERSION, seed, parts }, null, 2)}\n`);
  const failed = Object.entries(parts).filter(([, { failures }]) => failures.length > 0);
  say(`\nFigures: ${file}`);
  say(
    failed.length === 0
      ? 'Nothing gave way.'
      : `Something gave way: ${failed.map(([name]) => name).join(', ')}.`,
  );
  return failed.length === 0;
}
