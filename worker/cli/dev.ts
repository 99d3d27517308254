import { createServer } from 'vite';
import { ensureAdmin } from './admin-account.ts';
import { build } from './build.ts';
import { commandOptions } from './command-options.ts';
import { demandWritableSite } from './demand-writable.ts';
import { savedTexts } from './dev/saved-texts.ts';
import { localPlatform } from './local/local-platform.ts';
import { migrate } from './local/migrate.ts';
import { seed } from './seed/seed.ts';
import { claimState } from './state/state-claim.ts';
import { isPortFree, startWorker, untilHealthy } from './wrangler.ts';

// `npm run dev`: the worker on :8787, which reloads on changes in worker/ and web/, and Vite on :5173 with hot reload in the browser.

const WORKER_PORT = 8787;
const DIRECTORY = '.wrangler/state';

commandOptions({});

async function main() {
  if (!(await isPortFree(WORKER_PORT)))
    throw new Error(`Port ${WORKER_PORT} is taken. Stop what runs there first.`);
  demandWritableSite(DIRECTORY);
  await claimState(DIRECTORY, WORKER_PORT);
  build();
  const platform = await localPlatform(DIRECTORY);
  await migrate(platform.env.DB);
  await seed(platform.env);
  const { email } = await ensureAdmin(platform.env.DB, (account) =>
    process.stdout.write(`  The password of ${account.email}: ${account.password}\n`),
  );
  process.stdout.write(`  Sign in with ${email}\n`);
  await platform.dispose();
  const worker = await startWorker(WORKER_PORT, DIRECTORY);
  worker.once('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void worker.kill('SIGTERM'));
  await untilHealthy(WORKER_PORT);
  const vite = await createServer({ plugins: [savedTexts(`http://127.0.0.1:${WORKER_PORT}`)] });
  await vite.listen();
  vite.printUrls();
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
