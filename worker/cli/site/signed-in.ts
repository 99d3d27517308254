import type { Problem } from '#contract/problem.ts';

type Fetch = (address: string, init?: RequestInit) => Promise<Response>;
export type Person = {
  email: string;
  password: string /** Of the second factor, if enabled. */;
  code?: string | undefined;
};

/** The error message of a response. */
async function refusalOf(response: Response): Promise<string> {
  const { detail } = (await response.json().catch(() => ({}))) as Partial<Problem>;
  return `${response.status}: ${detail ?? response.statusText}`;
}

/** The API of an installation after signing in like a browser; throws on a refused request. */
export async function signedIn(
  origin: string,
  { email, password, code }: Person,
  get: Fetch = fetch,
) {
  const ask = async (path: string, init: RequestInit, cookies = '') => {
    const response = await get(origin + path, {
      ...init,
      headers: { Origin: origin, Cookie: cookies, ...init.headers },
    });
    if (!response.ok)
      throw new Error(`${init.method ?? 'GET'} ${path}: ${await refusalOf(response)}`);
    return response;
  };
  const json = (body: unknown) => ({
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
  const answer = await ask('/api/auth/login', {
    method: 'POST',
    ...json({ email, password, ...(code && { code }) }),
  });
  const cookies = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  return {
    get: (path: string) => ask(path, {}, cookies),
    putJson: (path: string, body: unknown) => ask(path, { method: 'PUT', ...json(body) }, cookies),
    putFile: (path: string, body: Uint8Array<ArrayBuffer>, type: string) =>
      ask(path, { method: 'PUT', body, headers: { 'Content-Type': type } }, cookies),
    signOut: () => ask('/api/auth/logout', { method: 'POST' }, cookies),
  };
}
export type SignedIn = Awaited<ReturnType<typeof signedIn>>;
