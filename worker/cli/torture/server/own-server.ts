import type { ChildProcess } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { startWorker, untilHealthy } from '../../wrangler.ts';
import { bundleOf } from './bundle.ts';
import { endWithUs, freePort, isOver, killGroup } from './processes.ts';

const START_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 15_000;
/** Folder of logs and figures; not in the repository. */
export const OUTPUT_DIRECTORY = '.wrangler/torture';

/** Whatever a developer's `.dev.vars` says, no external service is contacted. */
const HARMLESS = {
  SITE_ORIGIN: '',
  MAIL_DRIVER: 'outbox',
  MAIL_ENDPOINT: '',
  TURNSTILE_SECRET: '',
  TURNSTILE_SITE_KEY: '',
  CACHE_BUDGET: 'off',
};

/** A worker over a state folder, on its own port, that can be stopped gracefully or killed. */
export class OwnServer {
  private child: ChildProcess | undefined;
  private port = 0;
  private inspector = 0;

  constructor(
    private readonly name: string,
    private readonly directory: string,
    private readonly options: {
      worker?: 'site' | 'faulty';
      variables?: Record<string, string>;
    } = {},
  ) {}

  /** `127.0.0.1` needs no name lookup. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Where the V8 inspector listens. */
  get inspectorPort(): number {
    return this.inspector;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  async start(): Promise<void> {
    this.port ||= await freePort();
    this.inspector ||= await freePort(this.port + 1);
    mkdirSync(OUTPUT_DIRECTORY, { recursive: true });
    const log = openSync(path.join(OUTPUT_DIRECTORY, `${this.name}.log`), 'w');
    const variables = Object.entries({ ...HARMLESS, ...this.options.variables }).flatMap(
      ([name, value]) => ['--var', `${name}:${value}`],
    );
    const program = [
      '--no-bundle',
      '--config',
      'wrangler.toml',
      bundleOf(this.options.worker ?? 'site'),
    ];
    const child = await startWorker(this.port, this.directory, [...program, ...variables], {
      stdio: ['ignore', log, log],
      detached: true,
      inspectorPort: this.inspector,
    });
    this.child = child;
    endWithUs(this.pid);
    const ended = new Promise<never>((_, reject) =>
      child.once('exit', () =>
        reject(new Error(`The worker ended; see ${OUTPUT_DIRECTORY}/${this.name}.log`)),
      ),
    );
    ended.catch(() => undefined);
    await Promise.race([untilHealthy(this.port, START_LIMIT_MS), ended]);
  }

  async stop(): Promise<void> {
    const { child, pid } = this;
    if (!child) return;
    const ended = new Promise<void>((resolve) =>
      child.exitCode === null && child.signalCode === null
        ? child.once('exit', () => resolve())
        : resolve(),
    );
    child.kill('SIGTERM');
    const late = setTimeout(killGroup, STOP_LIMIT_MS, pid);
    await ended;
    clearTimeout(late);
    isOver(pid);
    this.child = undefined;
  }

  /** As in a power cut, none of its processes can clean up. */
  async kill(): Promise<void> {
    const { child, pid } = this;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    killGroup(pid);
    await ended;
    this.child = undefined;
  }
}
