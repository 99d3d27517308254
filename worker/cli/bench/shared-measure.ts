import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** A script that measures taps in another way, called with origin, page and selector of a link. */
const MEASURE = path.resolve(process.env.MEASURE_NEXT ?? '');

export const hasSharedMeasure = () => process.env.MEASURE_NEXT !== undefined && existsSync(MEASURE);

type Measured = Record<'next' | 'whole' | 'plain' | 'longest' | 'inp', number | null>;

/** Its medians, in milliseconds. */
export async function measureShared(
  site: URL,
  executablePath: string,
  page: string,
  link: string,
  runs: number,
): Promise<Record<keyof Measured, number>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-next-'));
  const file = path.join(folder, 'figures.json');
  try {
    await promisify(execFile)(
      process.execPath,
      [MEASURE, site.origin, page, link, '--runs', String(runs), '--json', file],
      { env: { ...process.env, CHROMIUM_PATH: executablePath } },
    );
    const { median } = JSON.parse(await readFile(file, 'utf8')) as { median: Measured };
    const of = (key: keyof Measured) => median[key] ?? Number.NaN;
    return {
      next: of('next'),
      whole: of('whole'),
      plain: of('plain'),
      longest: of('longest'),
      inp: of('inp'),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
