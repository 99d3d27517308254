import type { SaleTrust } from '#contract/sales/sales.ts';

/** Cloudflare's name in the header that its mail servers add. */
const AUTHORITY = 'mx.cloudflare.net';

type Header = { key: string; value: string };

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);
/** Whether a domain is another one, or below it. */
export const isWithin = (domain: string, other: string): boolean =>
  domain === other || domain.endsWith(`.${other}`);
const isAligned = (one: string, other: string) =>
  one !== '' && (isWithin(one, other) || isWithin(other, one));

/** One method with its result and properties: `dkim=pass header.d=example.com`. */
type Result = { method: string; result: string; rest: string };

const resultsIn = (value: string): Result[] =>
  value
    .replace(/\([^()]*\)/g, ' ')
    .split(';')
    .slice(1)
    .flatMap((part) => {
      const [, method = '', result = '', rest = ''] =
        /^\s*([a-z-]+)\s*=\s*([a-z]+)\b(.*)$/is.exec(part) ?? [];
      return method ? [{ method: method.toLowerCase(), result: result.toLowerCase(), rest }] : [];
    });

const property = (rest: string, name: string) =>
  new RegExp(`${name.replace('.', '\\.')}\\s*=\\s*"?@?([^\\s;"]+)`, 'i')
    .exec(rest)?.[1]
    ?.toLowerCase() ?? '';

/**
 * Whether a mail comes from the address that it names, by the word of the server that received it: the topmost `Authentication-Results` (RFC 8601).
 * Those below came with the mail, and a forged one may be among them.
 */
export function trustIn(
  headers: readonly Header[],
  from: string,
  authority = AUTHORITY,
): Exclude<SaleTrust, 'entered'> {
  const topmost = headers.find(({ key }) => key === 'authentication-results')?.value ?? '';
  const named = topmost.split(';', 1)[0]?.trim().split(/\s+/)[0]?.toLowerCase();
  if (named !== authority) return 'unknown';
  const domain = domainOf(from.toLowerCase());
  const results = resultsIn(topmost);
  const of = (method: string) => results.filter((one) => one.method === method);
  const dkimDomain = ({ rest }: Result) =>
    property(rest, 'header.d') || domainOf(property(rest, 'header.i'));
  const isSigned = of('dkim').some(
    (one) => one.result === 'pass' && isAligned(dkimDomain(one), domain),
  );
  const isSent = of('spf').some(
    ({ result, rest }) =>
      result === 'pass' && isAligned(domainOf(property(rest, 'smtp.mailfrom')), domain),
  );
  const isPolicy = of('dmarc').some(({ result, rest }) => {
    const header = property(rest, 'header.from');
    return result === 'pass' && isAligned(header || domain, domain);
  });
  const failed = (method: string) => of(method).some(({ result }) => result === 'fail');
  if (failed('dmarc') || failed('spf') || (failed('dkim') && !isSigned)) return 'failed';
  return isSigned || isSent || isPolicy ? 'passed' : 'unknown';
}

/** Relays of marketplaces: such an address is not the guest's own. */
const RELAY =
  /(?:^|[.@-])(?:reply|replies|relay|privaterelay|no-?reply|do-?not-?reply|guest|guests|messages?|messaging|masked|anon(?:ymous)?|proxy|inbox)(?:[.@+-]|\d|$)/;

/** Whether an address is no guest's own: a relay's, or of the sender's domain. */
export function isMasked(address: string, sender: string | null): boolean {
  const lower = address.toLowerCase();
  const domain = domainOf(lower);
  const main = (name: string) => name.split('.').slice(-2).join('.');
  return (
    RELAY.test(`@${domain}`) ||
    /^(?:no-?reply|do-?not-?reply)/.test(lower) ||
    (sender !== null && main(domain) === main(domainOf(sender.toLowerCase())))
  );
}
