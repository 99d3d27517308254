import type { ResolveName } from './resolve-name.ts';
import { isLoopback, resolvedTargetRefusal } from './target-refusal.ts';

/** How it reaches the network; tests give their own. */
export type Network = { send: typeof fetch; resolve: ResolveName };
/** `address`, `redirect`: not a public one. `slow`: no complete answer in time. `status`: that of a refusal. */
export type FetchFailureReason =
  | 'address'
  | 'redirect'
  | 'unreachable'
  | 'slow'
  | 'status'
  | 'too_large';
export class FetchFailure extends Error {
  constructor(
    readonly reason: FetchFailureReason,
    readonly status: number | null = null,
  ) {
    super(`${reason} ${status ?? ''}`.trim());
  }
}

const REDIRECTS = [301, 302, 303, 307, 308];
const MAX_REDIRECTS = 4;

type Limits = { bytes: number; timeMs: number };
type Wanted = { accept: string; etag: string | null };
/** Undefined text: it is as it was (304). */
export type FetchedText = { text: string | undefined; etag: string | null };

/** A name and a password in an address are sent as a header, to its own host alone. */
function requestOf(url: URL, { accept, etag }: Wanted): [URL, Record<string, string>] {
  const { username, password } = url;
  const plain = new URL(url);
  plain.username = '';
  plain.password = '';
  const secret = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return [
    plain,
    {
      Accept: accept,
      ...(etag && { 'If-None-Match': etag }),
      ...(username && { Authorization: `Basic ${btoa(secret)}` }),
    },
  ];
}

async function bodyOf(response: Response, bytes: number): Promise<string> {
  if (Number(response.headers.get('Content-Length') ?? 0) > bytes) {
    await response.body?.cancel();
    throw new FetchFailure('too_large');
  }
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  // The stream is cancelled when the loop is left.
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > bytes) throw new FetchFailure('too_large');
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

async function follow(
  address: string,
  wanted: Wanted,
  { origin, network, limits }: { origin: string; network: Network; limits: Limits },
  signal: AbortSignal,
): Promise<FetchedText> {
  let url = new URL(address);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const refused = hop === 0 ? 'address' : 'redirect';
    // An address of the internet does not lead into this machine.
    const site = isLoopback(address) ? origin : 'https://site.invalid';
    const isRefused = await resolvedTargetRefusal(
      url.href,
      isLoopback(url.href) ? site : origin,
      network.resolve,
    );
    if (isRefused) throw new FetchFailure(refused);
    const [plain, headers] = requestOf(url, wanted);
    const response = await network.send(plain, { headers, redirect: 'manual', signal });
    const etag = response.headers.get('ETag');
    if (response.status === 304 && wanted.etag) return { text: undefined, etag: wanted.etag };
    if (response.ok) return { text: await bodyOf(response, limits.bytes), etag };
    await response.body?.cancel();
    if (!REDIRECTS.includes(response.status)) throw new FetchFailure('status', response.status);
    const location = response.headers.get('Location') ?? '';
    if (!URL.canParse(location, plain)) throw new FetchFailure('redirect');
    url = new URL(location, plain);
  }
  throw new FetchFailure('redirect');
}

/** Reads a text from an address that others chose: each hop is checked, its bytes and its time are limited. Throws `FetchFailure`. */
export async function fetchText(
  address: string,
  wanted: Wanted,
  at: { origin: string; network: Network; limits: Limits },
): Promise<FetchedText> {
  const signal = AbortSignal.timeout(at.limits.timeMs);
  try {
    return await follow(address, wanted, at, signal);
  } catch (error) {
    if (error instanceof FetchFailure) throw error;
    throw new FetchFailure(signal.aborted ? 'slow' : 'unreachable');
  }
}
