import type { EditedRow } from '#contract/admin/crud.ts';
import type { Problem } from '#contract/problem.ts';
import type { TransferDetail } from '#contract/transfers/admin/admin.ts';
import type { DriverInput } from '#contract/transfers/admin/admin-input.ts';
import { ORIGIN, send } from '../client.ts';
import { signIn } from '../sign-in.ts';
import { aTransferRequest, aTransferTable } from './transfer-table.ts';

/** The administration of transfers as a test file uses it. */
export const PATH = '/api/admin/transfers';
/** The administrator whom `openTransferOffice` signed in. */
export let admin: Awaited<ReturnType<typeof signIn>>;
/** Writes a price table and signs an administrator in; each test file calls it once, since the database is its own and this module is shared. */
export async function openTransferOffice() {
  await aTransferTable();
  admin = await signIn('admin@example.com', 'admin');
}

export const get = async <T>(path: string) =>
  (await (await send(`${PATH}${path}`, admin)).json()) as T;
export const write = (method: string, path: string, body: unknown = {}) =>
  send(`${PATH}${path}`, {
    method,
    body: JSON.stringify(body),
    headers: { ...admin.headers, 'Content-Type': 'application/json', Origin: ORIGIN },
  });
export const post = (path: string, body?: unknown) => write('POST', path, body);
export const detail = (id: string) => get<TransferDetail>(`/${id}`);
export const errorsOf = async (response: Response) =>
  ((await response.json()) as Problem).errors?.map(({ path, code }) => `${path} ${code}`);
let drivers = 0;
export const aDriver = async (): Promise<EditedRow<DriverInput>> => {
  drivers += 1;
  const response = await post('/drivers', {
    name: `Biel ${drivers}`,
    phone: '600 111 222',
    vehicle: 'Škoda',
    plate: '1234 lmn',
  });
  return (await response.json()) as EditedRow<DriverInput>;
};
/** A confirmed request. */
export async function confirmed(change: Parameters<typeof aTransferRequest>[0] = {}) {
  const request = await aTransferRequest(change);
  await post(`/${request.id}/state`, { to: 'confirmed', version: 1 });
  return request;
}
