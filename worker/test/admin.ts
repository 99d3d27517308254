import type { Role } from '#contract/accounts/user.ts';
import { ORIGIN, send } from './client.ts';
import { signIn } from './sign-in.ts';

export type Admin = Awaited<ReturnType<typeof anAdmin>>;

/** Signs an administrator in; the returned function calls `/api/admin{path}` like their browser. */
export async function anAdmin(email = 'admin@example.com', role: Role = 'admin') {
  const { headers } = await signIn(email, role);
  return (path: string, method = 'GET', body?: unknown) =>
    send(`/api/admin${path}`, {
      method,
      headers: {
        ...headers,
        Origin: ORIGIN,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
}

export const jsonOf = async <T>(response: Response | Promise<Response>) =>
  (await (await response).json()) as T;
