import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { anAccount, fillIn, inEnglish } from '../../accounts.ts';
import { axeFindings, decided, expect, PHONE, test } from '../../site.ts';

/** A program on this machine that answers with the status that it is set to. */
async function aReceiver() {
  const received: { text: string; headers: Record<string, string> }[] = [];
  const receiver = { status: 500, received, url: '', close: () => server.close() };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    received.push({
      text: Buffer.concat(parts).toString(),
      headers: request.headers as Record<string, string>,
    });
    response.writeHead(receiver.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
}

test('webhooks: made with a secret, tried, sent again, rotated, deleted', async ({
  page,
  request,
  baseURL,
}) => {
  const receiver = await aReceiver();
  await decided(page);
  await inEnglish(page);
  await page.setViewportSize(PHONE);
  const account = await anAccount(request, baseURL ?? '', 'admin');
  await page.goto('/auth/login?next=%2Fadmin%2Fwebhooks');
  await fillIn(page, account);
  const name = `Hook ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'New' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Address').fill('https://192.168.1.1/hook');
  await dialog.getByLabel('an order is made').check();
  await dialog.getByRole('button', { name: 'Create the webhook' }).click();
  await expect(dialog.getByText('Please check this field.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel('Address').fill(receiver.url);
  await dialog.getByRole('button', { name: 'Create the webhook' }).click();
  const secret = (await dialog.getByText(/^whsec_/).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('link', { name }).click();

  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect.poll(() => receiver.received.length).toBe(1);
  await page.reload();
  await expect(page.getByText('Failing', { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  receiver.status = 204;
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => receiver.received.length).toBe(2);
  const [first, second] = receiver.received;
  expect(new Webhook(secret).verify(second?.text ?? '', second?.headers ?? {})).toMatchObject({
    type: 'webhook.test',
  });
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  await page.reload();
  await expect(page.getByText('Accepted')).toBeVisible();

  await page.getByRole('button', { name: 'Rotate the secret' }).click();
  await dialog.getByRole('button', { name: 'Rotate the secret' }).click();
  const next = (await dialog.getByText(/^whsec_/).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect.poll(() => receiver.received.length).toBe(3);
  const third = receiver.received[2];
  for (const one of [secret, next])
    expect(new Webhook(one).verify(third?.text ?? '', third?.headers ?? {})).toBeTruthy();

  await page.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/admin\/webhooks$/);
  await expect(page.getByRole('link', { name })).toBeHidden();
  receiver.close();
});
