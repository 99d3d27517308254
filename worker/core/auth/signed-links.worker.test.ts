import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { RequestAnswer } from '#contract/trips/trip-requests.ts';
import { hashToken, randomToken } from '#core/bytes/tokens.ts';
import {
  bookings,
  calendarFeeds,
  crewLinks,
  guides,
  reviews,
  transferRequests,
} from '#core/db/schema.ts';
import { linkRow } from '#orders/crew/links/crew-links.ts';
import { api } from '../../app.ts';
import { reviewToken } from '../../content/reviews/review-link.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { ORIGIN, postJson, send } from '../../test/client.ts';
import { openTransferOffice } from '../../test/orders/transfer-office.ts';
import { aTransferRequest } from '../../test/orders/transfer-table.ts';
import { signingSecret } from '../db/signing-secret.ts';

/** Routes that a signed link opens: all with a reference in their address. */
const ROUTES = [
  ...new Map(
    api.routes
      .filter(({ method, path }) => method !== 'ALL' && path.includes('/:reference'))
      .filter(({ path }) => !path.startsWith('/admin'))
      .map((route) => [`${route.method} ${route.path}`, route]),
  ).values(),
];
const KINDS = ['/bookings/', '/transfers/requests/', '/orders/', '/reviews/'] as const;
const today = new Date().toISOString().slice(0, 10);
type Kind = (typeof KINDS)[number];
type Link = { reference: string; token: string };
type Guest = Record<Kind, Link> & { hashes: string[] };

async function aGuest(tripId: number, email: string): Promise<Guest> {
  const sent = await postJson(`/api/trips/${tripId}/requests`, {
    ...{ date: '2027-06-12', adults: 2, childAges: [], language: 'de', privacyAccepted: true },
    ...{ contact: { name: 'Ada', email }, termsAccepted: true, message: email },
  });
  const { reference, manageUrl } = (await sent.json()) as RequestAnswer;
  const trip = { reference, token: new URL(manageUrl).searchParams.get('token') ?? '' };
  const request = await aTransferRequest({ contact: { name: 'Ada', email } });
  const transfer = {
    reference: request.reference,
    token: new URLSearchParams(request.pathOf('').split('?')[1]).get('token') ?? '',
  };
  const [review] = await db
    .insert(reviews)
    .values({
      ...{ kind: 'trip', itemId: `item of ${email}`, reference, localDate: today },
      ...{ tripId, language: 'de' },
    })
    .returning();
  if (!review) throw new Error('The review is not stored.');
  const secret = await signingSecret(db, undefined);
  const rows = [
    ...(await db.select().from(bookings).where(eq(bookings.reference, reference))),
    ...(await db.select().from(transferRequests).where(eq(transferRequests.id, request.id))),
  ];
  return {
    '/bookings/': trip,
    '/transfers/requests/': transfer,
    '/orders/': trip,
    '/reviews/': {
      reference,
      token: await reviewToken(secret, { kind: 'trip', itemId: review.itemId ?? '' }),
    },
    hashes: rows.map(({ manageTokenHash }) => manageTokenHash),
  };
}

let ada: Guest;
let eve: Guest;
beforeAll(async () => {
  await openTransferOffice();
  const trip = await aTrip({ tripTypeId: (await aTripType()).id });
  ada = await aGuest(trip.id, 'ada@example.com');
  eve = await aGuest(trip.id, 'eve@example.com');
});

const kindOf = (path: string) => KINDS.find((kind) => path.startsWith(kind));
/** What some of the routes need, so that they ask for the token first of all. */
const BODY = {
  ...{ text: 'Hola', message: 'Hola', code: 'ABCD-EFGH-JKLM-NPQR', feeCents: 0, totalCents: 1 },
  ...{ termsAccepted: true, privacyAccepted: true, consent: true, answers: [], stars: 5 },
  ...{ name: 'Eve', country: 'ES' },
  contact: { fullName: 'Eve', name: 'Eve', email: 'eve@example.com', emailAddress: 'eve@x.org' },
};
let asked = 0;
/** Each from an address of its own, so that no limit answers in place of the route. */
const newAddress = () => {
  asked += 1;
  return { 'CF-Connecting-IP': `198.18.${asked >> 8}.${asked & 255}` };
};
function ask({ method, path }: (typeof ROUTES)[number], { reference, token }: Link) {
  const address = `/api${path.replace(':reference', reference).replace(/:file.*$/, 'R-1.pdf')}`;
  const url = `${address}?token=${encodeURIComponent(token)}`;
  return method === 'GET'
    ? send(url, { redirect: 'manual', headers: newAddress() })
    : send(url, {
        ...{ method, redirect: 'manual' },
        headers: { 'Content-Type': 'application/json', Origin: ORIGIN, ...newAddress() },
        body: JSON.stringify({ ...BODY, token }),
      });
}

test('every route with a reference is of a kind whose links are tried here, or has its own test', () => {
  const others = ROUTES.filter(({ path }) => !kindOf(path)).map(({ path }) => path);
  expect([...new Set(others)]).toEqual(['/vouchers/:reference/voucher.pdf']);
  expect(ROUTES.length).toBeGreaterThan(30);
});

test('no other link opens a guest’s booking, transfer, order or review', async () => {
  const opened: string[] = [];
  for (const route of ROUTES) {
    const kind = kindOf(route.path);
    if (!kind) continue;
    const { reference, token } = ada[kind];
    const own = new Set([token, ...(kind === '/orders/' ? [ada['/bookings/'].token] : [])]);
    const strange = [
      '',
      'x',
      "' OR 1=1--",
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      token.toLowerCase(),
      `${token} `,
      ...KINDS.flatMap((one) => [eve[one].token, ada[one].token]),
      ...ada.hashes,
    ].filter((one) => !own.has(one));
    const answers = await Promise.all(
      [...new Set(strange)].map(async (one) => {
        const { status } = await ask(route, { reference, token: one });
        return { one, status };
      }),
    );
    opened.push(
      ...answers
        // What is too short for a token is refused as a field.
        .filter(({ one, status }) => status !== 404 && !(status === 422 && one.length < 20))
        .map(({ one, status }) => `${route.method} ${route.path} by ${one}: ${status}`),
    );
  }
  expect(opened).toEqual([]);
});

test('their own opens each, so that what was refused is refused for the link', async () => {
  const shut: string[] = [];
  for (const route of ROUTES.filter(({ path }) => !path.includes(':file'))) {
    const kind = kindOf(route.path);
    if (!kind || /\/(?:cancel|decline|stop)$/.test(route.path)) continue;
    const { status } = await ask(route, ada[kind]);
    if (status === 404 || status >= 500) shut.push(`${route.method} ${route.path}: ${status}`);
  }
  expect(shut).toEqual([]);
});

/** A guide with a page and a calendar, each at a secret address of its own. */
async function aMember(name: string) {
  const [person] = await db.insert(guides).values({ name }).returning();
  const guideId = person?.id ?? 0;
  const [page, calendar, former] = [randomToken(), randomToken(), randomToken()];
  await db.insert(crewLinks).values([
    await linkRow(page, { kind: 'guide', id: guideId }, 'de', 1),
    {
      ...(await linkRow(former, { kind: 'guide', id: guideId }, 'de', 1)),
      revokedAt: new Date().toISOString(),
    },
  ]);
  const formerCalendar = randomToken();
  await db.insert(calendarFeeds).values([
    { name, guideId, tokenHash: await hashToken(calendar) },
    {
      ...{ name, guideId, tokenHash: await hashToken(formerCalendar) },
      revokedAt: new Date().toISOString(),
    },
  ]);
  return { guideId, page, calendar, over: [former, formerCalendar] };
}
const now = new Date().toISOString();
const report = { id: crypto.randomUUID(), kind: 'on_the_way', job: 'departure:1', at: now };
const push = {
  endpoint: 'https://push.example/x',
  p256dh: `B${'A'.repeat(86)}`,
  auth: 'x'.repeat(22),
};
/** Every address that the token of a person's page or calendar opens. */
const CREW = {
  page: (token: string) => send(`/crew/${token}`, { headers: newAddress() }),
  reports: (token: string) =>
    postJson('/api/crew/reports', { token, sentAt: now, reports: [report] }, newAddress()),
  push: (token: string) => postJson('/api/crew/push', { token, ...push }, newAddress()),
  'push/end': (token: string) =>
    postJson('/api/crew/push/end', { token, endpoint: push.endpoint }, newAddress()),
};
const openCalendar = (token: string) => send(`/calendar/${token}.ics`, { headers: newAddress() });

test('every route of the crew’s pages is tried here', () => {
  const crew = api.routes.filter(({ path, method }) => method !== 'ALL' && /^\/crew\//.test(path));
  expect(new Set(crew.map(({ path }) => path))).toEqual(
    new Set(['/crew/reports', '/crew/push', '/crew/push/end']),
  );
});

test('a link of another kind, one that has ended, and one of a person who has left open no page of the crew and no calendar', async () => {
  const [member, left] = [await aMember('Biel'), await aMember('Nina')];
  await db.update(guides).set({ isActive: false }).where(eq(guides.id, left.guideId));
  const guests = KINDS.map((kind) => ada[kind].token);
  const strange = [...guests, ...member.over, left.page, left.calendar, randomToken()];
  const opened: string[] = [];
  for (const token of [...strange, member.calendar])
    for (const [name, open] of Object.entries(CREW)) {
      const { status } = await open(token);
      // What has another length than a token of theirs is refused as a field.
      if (status !== 404 && !(status === 422 && token.length !== 43))
        opened.push(`${name} by ${token}: ${status}`);
    }
  for (const token of [...strange, member.page]) {
    const { status } = await openCalendar(token);
    if (status !== 404) opened.push(`calendar by ${token}: ${status}`);
  }
  expect(opened).toEqual([]);
  const fine = await Promise.all([CREW.page, CREW.reports].map((open) => open(member.page)));
  expect([...fine, await openCalendar(member.calendar)].map(({ status }) => status)).toEqual([
    ...[200, 200, 200],
  ]);
});

const asSignIn = (token: string): Record<string, string>[] => [
  { Authorization: `Bearer ${token}` },
  { Cookie: `session=${token}` },
];

test('the links of a guide open nothing of a guest, and nothing of the administration', async () => {
  const { page, calendar } = await aMember('Pau');
  const opened: string[] = [];
  for (const token of [page, calendar]) {
    for (const route of ROUTES) {
      const kind = kindOf(route.path);
      if (!kind) continue;
      const { status } = await ask(route, { reference: ada[kind].reference, token });
      if (status !== 404) opened.push(`${route.method} ${route.path}: ${status}`);
    }
    for (const path of ['/api/admin/crew/links', '/api/admin/bookings', '/api/account'])
      for (const headers of asSignIn(token)) {
        const { status } = await send(path, { headers: { ...headers, ...newAddress() } });
        if (status !== 401) opened.push(`${path}: ${status}`);
      }
  }
  expect(opened).toEqual([]);
});
