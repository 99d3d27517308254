import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../build.ts';
import { ENVIRONMENTS } from '../deploy/deploy-steps.ts';
import { WRANGLER_BIN, WRANGLER_ENV } from '../wrangler.ts';

/** Of the free plan's 3 MiB, compressed; what is parsed when a worker starts is the other figure. PDF files are a quarter of it (`worker/docs/performance.md`). */
const LIMIT_KIB = { compressed: 2400, parsed: 7500 };

test.each(ENVIRONMENTS)(
  'the worker bundles as it would for a deployment (--env «%s»), and is below 2,400 KiB compressed',
  { timeout: 180_000 },
  (environment) => {
    build();
    const out = mkdtempSync(path.join(tmpdir(), 'menorca-bundle-'));
    const said = execFileSync(
      process.execPath,
      [WRANGLER_BIN, 'deploy', '--dry-run', '--outdir', out, '--env', environment],
      {
        env: { ...WRANGLER_ENV, WRANGLER_LOG: 'log' },
        encoding: 'utf8',
      },
    );
    rmSync(out, { recursive: true });
    expect(said).not.toContain('WARNING');
    const [, parsed, compressed] =
      /Total Upload: ([\d.]+) KiB \/ gzip: ([\d.]+) KiB/.exec(said) ?? [];
    expect(Number(compressed), said).toBeGreaterThan(0);
    expect(Number(compressed)).toBeLessThan(LIMIT_KIB.compressed);
    expect(Number(parsed)).toBeLessThan(LIMIT_KIB.parsed);
  },
);
