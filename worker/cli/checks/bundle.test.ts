import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../build.ts';
import { ENVIRONMENTS } from '../deploy/deploy-steps.ts';
import { WRANGLER_BIN, WRANGLER_ENV } from '../wrangler.ts';

/** Of the free plan's 3 MiB. The libraries for payments and PDF files are a third of it; both are loaded when a request needs them. */
const LIMIT_KIB = 1843;

test.each(ENVIRONMENTS)(
  'the worker bundles as it would for a deployment (--env «%s»), and is below 1.8 MiB compressed',
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
    const [, kib] = /gzip: ([\d.]+) KiB/.exec(said) ?? [];
    expect(Number(kib), said).toBeGreaterThan(0);
    expect(Number(kib)).toBeLessThan(LIMIT_KIB);
  },
);
