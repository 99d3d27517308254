import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { holdersOf, isOrphan } from './state-holders.ts';

// Two servers over one local database overwrite each other's data and read stale caches. A socket marks a folder as claimed, because the
// system closes it with its process however that ends; a file with a process id could be stale.

/** A running claimant answers at once. */
const ANSWER_LIMIT_MS = 2000;
/** A start that was killed leaves processes that end by themselves, and a runtime that does not. */
const ORPHAN_LIMIT_MS = 10_000;
const POLL_MS = 200;

function socketOf(directory: string): string {
  const name = `menorca-${createHash('sha256').update(directory).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32'
    ? `\\\\.\\pipe\\${name}`
    : path.join(tmpdir(), `${name}.sock`);
}

/** The claimant's description of itself; undefined when the socket has no listener. */
const claimant = (socket: string) =>
  new Promise<string | undefined>((resolve) => {
    let description = '';
    const end = (answer: string | undefined) => {
      clearTimeout(late);
      line.destroy();
      resolve(answer);
    };
    const line = connect(socket)
      .setEncoding('utf8')
      .on('data', (text) => {
        description += text;
      })
      .on('end', () => end(description))
      .on('error', () => end(undefined));
    const late = setTimeout(() => end(description || 'another process'), ANSWER_LIMIT_MS);
  });

const taken = (directory: string, by: string) =>
  new Error(
    `The state in ${directory} is in use by ${by}. Two servers over one database spoil each other's data: stop that one first, or choose another folder: npm start -- --persist-to DIR`,
  );

/** A process that has the state open and does not end within the limit. */
async function lastingHolder(directory: string): Promise<number | undefined> {
  const end = Date.now() + ORPHAN_LIMIT_MS;
  for (;;) {
    const [holder] = holdersOf(directory);
    if (holder !== undefined && isOrphan(holder)) process.kill(holder);
    if (holder === undefined || Date.now() > end) return holder;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Claims a state folder for this process; throws with instructions when another server has claimed it. */
export async function claimState(directory: string, port: number): Promise<void> {
  mkdirSync(directory, { recursive: true });
  const real = realpathSync(directory);
  const socket = socketOf(real);
  const other = await claimant(socket);
  if (other !== undefined) throw taken(directory, other);
  const holder = await lastingHolder(real);
  if (holder !== undefined)
    throw taken(directory, `process ${holder} (another «wrangler dev», perhaps)`);
  // A killed process leaves it behind.
  if (process.platform !== 'win32') rmSync(socket, { force: true });
  const server = createServer((line) =>
    line.on('error', () => undefined).end(`the server on port ${port} (process ${process.pid})`),
  );
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(socket, resolve),
  );
  server.unref();
}
