import { ORIGIN, send } from './client.ts';

let browsers = 0;

/** A separate browser: stores cookies, sends the site as the origin of its writes, and has its own address. */
export function aBrowser(headers: Record<string, string> = {}) {
  browsers += 1;
  const address = `198.51.${browsers >> 8}.${browsers & 255}`;
  const jar = new Map<string, string>();

  async function request(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Response> {
    const response = await send(path, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: {
        'CF-Connecting-IP': address,
        Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(method !== 'GET' && { Origin: ORIGIN }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
        ...more,
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  return {
    jar,
    request,
    get: (path: string, more?: Record<string, string>) => request('GET', path, undefined, more),
    post: (path: string, body?: unknown, more?: Record<string, string>) =>
      request('POST', path, body, more),
    put: (path: string, body: unknown) => request('PUT', path, body),
    delete: (path: string) => request('DELETE', path),
    /** The response as JSON, whatever its status. */
    json: async <T>(path: string) => (await (await request('GET', path)).json()) as T,
    signIn: (email: string, password: string, code?: string) =>
      request('POST', '/api/auth/login', { email, password, ...(code && { code }) }),
  };
}
export type Browser = ReturnType<typeof aBrowser>;
