import type { Bindings } from '#env';

/** The addresses of a name; an empty list when it has none. Throws when no resolver answers. */
export type ResolveName = (name: string) => Promise<string[]>;

const CLOUDFLARE = 'https://cloudflare-dns.com/dns-query';
const TIMEOUT_MS = 3000;
const TYPES = { A: 1, AAAA: 28 };
const NO_ERROR = 0;
const NO_SUCH_NAME = 3;

type DnsAnswer = { Status?: number; Answer?: { type: number; data: string }[] };

async function lookUp(resolver: string, name: string, type: keyof typeof TYPES) {
  const url = new URL(resolver);
  url.searchParams.set('name', name);
  url.searchParams.set('type', type);
  const response = await fetch(url, {
    headers: { Accept: 'application/dns-json' },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The name server answered ${response.status}.`);
  const { Status: status, Answer: records = [] } = (await response.json()) as DnsAnswer;
  if (status !== NO_ERROR && status !== NO_SUCH_NAME)
    throw new Error(`The name server answered with code ${status}.`);
  return records.filter((one) => one.type === TYPES[type]).map(({ data }) => data);
}

/** Asks by DNS over HTTPS, since a worker has no other way to a name's addresses. */
export const resolveOverHttps =
  ({ DNS_RESOLVER }: Pick<Bindings, 'DNS_RESOLVER'>): ResolveName =>
  async (name) => {
    const resolver = DNS_RESOLVER || CLOUDFLARE;
    return (
      await Promise.all([lookUp(resolver, name, 'A'), lookUp(resolver, name, 'AAAA')])
    ).flat();
  };
