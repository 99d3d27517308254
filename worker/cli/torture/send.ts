import { Agent, request } from 'node:http';

/** `foreign`: an administrator's session, used by a page of another origin. */
export type Persona = 'visitor' | 'user' | 'helper' | 'admin' | 'key' | 'foreign';
export type Sent = {
  method: string;
  path: string;
  persona: Persona;
  headers: Record<string, string>;
  body?: string | Buffer;
};
export type Got = {
  status: number;
  headers: Record<string, string>;
  text: string;
  bytes: number;
  ms: number;
};

const LIMIT_MS = 60_000;
/** Bytes read of a response; images are not inspected. */
export const READ_BYTES = 4_000_000;

/** Sends exactly what it is given: paths as written, unusual methods, wrong lengths of empty bodies. */
export class Sender {
  private readonly agent: Agent;
  readonly url: URL;

  constructor(url: string, connections: number) {
    this.url = new URL(url);
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** A connection that the server closed while idle has carried nothing: the request is repeated on another one. */
  async send(sent: Omit<Sent, 'persona'>): Promise<Got> {
    for (;;) {
      const got = await this.sendOnce(sent);
      if (got !== 'idle') return got;
    }
  }

  private sendOnce({ method, path, headers, body }: Omit<Sent, 'persona'>): Promise<Got | 'idle'> {
    const start = performance.now();
    return new Promise((resolve, reject) => {
      const { hostname, port } = this.url;
      const length =
        body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
      const one = request(
        { agent: this.agent, hostname, port, method, path, headers: { ...headers, ...length } },
        (response) => {
          const parts: Buffer[] = [];
          let bytes = 0;
          response.on('data', (part: Buffer) => {
            bytes += part.length;
            if (bytes <= READ_BYTES) parts.push(part);
          });
          response.once('error', reject);
          response.once('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: Object.fromEntries(
                Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
              ),
              text: Buffer.concat(parts).toString('utf8'),
              bytes,
              ms: performance.now() - start,
            }),
          );
        },
      );
      one.setTimeout(LIMIT_MS, () =>
        one.destroy(new Error(`no answer within ${LIMIT_MS / 1000} s`)),
      );
      one.once('error', (error: NodeJS.ErrnoException) => {
        if (one.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE'))
          resolve('idle');
        else reject(error);
      });
      one.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

/** The answer of `wrangler dev` when it loses a request before the worker. Not part of the product. */
const LOST_ON_THE_WAY = 'Your worker restarted mid-request';

/** Resends, at most twice, what was lost before the worker. `lost` is called each time. */
export async function sendWithRetry(
  sender: Sender,
  post: Omit<Sent, 'persona'>,
  lost: () => void,
): Promise<Got> {
  for (let tries = 1; ; tries += 1) {
    const got = await sender.send(post);
    if (tries === 3 || got.status !== 503 || !got.text.startsWith(LOST_ON_THE_WAY)) return got;
    lost();
  }
}
