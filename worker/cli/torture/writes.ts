import type { Sender, Sent } from './send.ts';

const KINDS = ['contact', 'transfer', 'newsletter', 'trip'] as const;
type Kind = (typeof KINDS)[number];
/** A visitor's form. The mail address begins with `mark`, which is unique. */
export type Write = Omit<Sent, 'persona'> & { kind: Kind; mark: string };

/** Lists of the administration for each kind. */
const LISTS: Readonly<Record<Kind, string>> = {
  contact: '/api/admin/messages',
  transfer: '/api/admin/transfers',
  newsletter: '/api/admin/subscribers',
  trip: '/api/admin/trip-requests',
};
const DAY_MS = 86_400_000;
const PAGE_SIZE = 100;

type Offer = {
  airport: number;
  destination: number;
  vehicle: string;
  trip: number;
  luggage: object;
};

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const LUGGAGE = { large: 1, cabin: 1, bulky: 0 };

/** What can be requested on this site. */
export async function readOffer(sender: Sender): Promise<Offer> {
  const json = async <T>(path: string, body?: object) => {
    const method = body ? 'POST' : 'GET';
    const headers: Record<string, string> = body ? { 'Content-Type': 'application/json' } : {};
    const { status, text } = await sender.send({
      method,
      path,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 200)}`);
    return JSON.parse(text) as T;
  };
  const places = await json<{ id: number; kind: string }[]>('/api/transfers/places?q=');
  const airport = places.find(({ kind }) => kind === 'airport')?.id ?? 0;
  const destination = places.find(({ kind }) => kind !== 'airport')?.id ?? 0;
  const outbound = { date: inDays(60), time: '12:00' };
  const quote = {
    from: airport,
    to: destination,
    outbound,
    adults: 2,
    childAges: [],
    luggage: LUGGAGE,
  };
  const { options } = await json<{ options: { vehicle: string }[] }>('/api/transfers/quote', quote);
  const trips = await json<{ items: { id: number; showBookingOptions: boolean }[] }>(
    '/api/trips?pageSize=100',
  );
  const trip = trips.items.find(({ showBookingOptions }) => showBookingOptions)?.id ?? 0;
  return { airport, destination, vehicle: options[0]?.vehicle ?? '', trip, luggage: LUGGAGE };
}

/** The nth form of a series; each has its own address, and a transfer request its own key. */
export function formPost(offer: Offer, series: string, n: number): Write {
  const kind = KINDS[n % KINDS.length] ?? 'contact';
  const mark = `${series}-${n}`;
  const email = `${mark}@example.com`;
  const person = {
    contact: { name: `Guest ${n}`, email },
    language: 'en',
    privacyAccepted: true,
    termsAccepted: true,
  };
  const date = inDays(30 + (n % 200));
  const [path, body] = {
    contact: [
      '/api/contact/whatsapp-message',
      { name: 'Guest', email, message: `Hello ${mark}`, source: 'torture', language: 'de' },
    ],
    newsletter: ['/api/subscribe', { email, language: 'ca' }],
    trip: [`/api/trips/${offer.trip}/requests`, { ...person, date, adults: 1, childAges: [] }],
    transfer: [
      '/api/transfers/requests',
      {
        ...person,
        ...{ from: offer.airport, to: offer.destination, outbound: { date, time: '12:00' } },
        ...{ adults: 2, childAges: [], luggage: offer.luggage, vehicle: offer.vehicle },
      },
    ],
  }[kind] as [string, object];
  const headers = {
    'Content-Type': 'application/json',
    'CF-Connecting-IP': `10.${(n >>> 16) & 255}.${(n >>> 8) & 255}.${n & 255}`,
    ...((kind === 'trip' || kind === 'transfer') && { 'Idempotency-Key': mark }),
  };
  return { kind, mark, method: 'POST', path, headers, body: JSON.stringify(body) };
}

/** Marks of a series in the administration's lists, each as often as it occurs. */
export async function listedMarks(
  sender: Sender,
  cookie: string,
  series: string,
): Promise<Map<string, number>> {
  const marks = new Map<string, number>();
  for (const path of Object.values(LISTS)) {
    for (let page = 1, total = 1; (page - 1) * PAGE_SIZE < total; page += 1) {
      const query = `?q=${series}-&page=${page}&pageSize=${PAGE_SIZE}`;
      const { status, text } = await sender.send({
        method: 'GET',
        path: path + query,
        headers: { Cookie: cookie },
      });
      if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 200)}`);
      const list = JSON.parse(text) as { items: object[]; total: number };
      total = list.total;
      for (const item of list.items) {
        const mark = new RegExp(`"(${series}-\\d+)@`).exec(JSON.stringify(item))?.[1];
        if (mark) marks.set(mark, (marks.get(mark) ?? 0) + 1);
      }
    }
  }
  return marks;
}
