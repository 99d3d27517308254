import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outbox, subscribers } from '#core/db/schema.ts';
import { incomingEmail } from '../../incoming-email.ts';
import { db } from '../../test/builders.ts';
import { bindings } from '../../test/client.ts';

const report = (address: string, { action = 'failed', status = '5.1.1' } = {}) =>
  [
    'From: Mail Delivery System <mailer-daemon@mx.example>',
    'To: letters@mares.example',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    `<${address}>: user unknown`,
    '',
    '--b1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    `Final-Recipient: rfc822; ${address}`,
    `Action: ${action}`,
    `Status: ${status}`,
    '',
    '--b1--',
    '',
  ].join('\r\n');

const arrive = (raw: string) =>
  incomingEmail(
    {
      from: '',
      to: 'sales@mares.example',
      headers: new Headers({
        'Content-Type': 'multipart/report; report-type=delivery-status; boundary="b1"',
      }),
      raw: new Response(raw).body as ReadableStream<Uint8Array>,
      rawSize: raw.length,
      setReject: () => {},
    },
    bindings,
  );

async function aReader(email: string, hasLetter = true) {
  await db.insert(subscribers).values({ email, language: 'de', status: 'confirmed' });
  if (hasLetter)
    await db.insert(outbox).values({
      ...{ id: `letter-1-${email}`, kind: 'newsletter.letter', toAddress: email, subject: 'News' },
      ...{ html: '', body: '', language: 'de' as const, status: 'sent' as const },
    });
}
const stateOf = async (email: string) =>
  (await db.select().from(subscribers).where(eq(subscribers.email, email)))[0]?.status;

test('an address that does not exist any more gets no further letters', async () => {
  await aReader('gone@example.com');
  await arrive(report('Gone@example.com'));
  expect(await stateOf('gone@example.com')).toBe('bounced');
});

test('a full mailbox or a delay is no end, nor a report about an address that got no letter', async () => {
  await aReader('full@example.com');
  await arrive(report('full@example.com', { status: '4.2.2' }));
  await arrive(report('full@example.com', { action: 'delayed' }));
  expect(await stateOf('full@example.com')).toBe('confirmed');
  await aReader('stranger@example.com', false);
  await arrive(report('stranger@example.com'));
  expect(await stateOf('stranger@example.com')).toBe('confirmed');
});
