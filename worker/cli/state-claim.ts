import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { holdersOf } from './state-holders.ts';

// Two servers over one local database write over each other and read what the other one has cached. A socket, which the system closes with
// its process however that ends, says that a folder is taken; a file with a process number could be stale.

/** One that is alive answers at once. */
const ANSWER_LIMIT_MS = 2000;

function socketOf(directory: string): string {
  const name = `menorca-${createHash('sha256').update(directory).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), `${name}.sock`);
}

/** Who has claimed the folder, in the claimant's own words; undefined when nobody listens. */
const claimant = (socket: string) =>
  new Promise<string | undefined>((resolve) => {
    let told = '';
    const end = (answer: string | undefined) => {
      clearTimeout(late);
      line.destroy();
      resolve(answer);
    };
    const line = connect(socket)
      .setEncoding('utf8')
      .on('data', (text) => {
        told += text;
      })
      .on('end', () => end(told))
      .on('error', () => end(undefined));
    const late = setTimeout(() => end(told || 'another process'), ANSWER_LIMIT_MS);
  });

const taken = (directory: string, by: string) =>
  new Error(
    `The state in ${directory} is in use by ${by}. Two servers over one database spoil each other's data: stop that one first, or choose another folder: npm start -- --persist-to DIR`,
  );

/** Claims a state folder for this process; throws with what to do when another server has it. */
export async function claimState(directory: string, port: number): Promise<void> {
  mkdirSync(directory, { recursive: true });
  const real = realpathSync(directory);
  const socket = socketOf(real);
  const other = await claimant(socket);
  if (other !== undefined) throw taken(directory, other);
  const [holder] = holdersOf(real);
  if (holder !== undefined) throw taken(directory, `process ${holder} (another «wrangler dev», perhaps)`);
  // Left behind by a process that was killed.
  if (process.platform !== 'win32') rmSync(socket, { force: true });
  const server = createServer((line) => line.on('error', () => undefined).end(`the server on port ${port} (process ${process.pid})`));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(socket, resolve));
  server.unref();
}
