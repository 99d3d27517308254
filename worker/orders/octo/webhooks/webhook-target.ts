import { isPublicAddress, namesClosedIpv4 } from '#core/http/outward/public-address.ts';
import type { ResolveName } from '#core/http/outward/resolve-name.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/** Names that resolve inside a network only. */
const INTERNAL =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid|onion)\.?$/i;
const NOT_PUBLIC = 'url: A public address is needed.';

/**
 * Why a webhook must not be sent to an address; undefined when it may. Public HTTPS addresses only, on the usual port; a site that runs on this
 * machine itself may send to it. IPv6 literals are refused altogether, as they can embed private IPv4 addresses. Names are resolved by
 * `resolvedRefusal`.
 */
export function refusalOf(address: string, siteOrigin: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) return 'url: A complete address is needed.';
  if (LOOPBACK.test(url.hostname) && LOOPBACK.test(new URL(siteOrigin).hostname)) return undefined;
  if (url.protocol !== 'https:') return 'url: Only https is possible.';
  if (url.port !== '') return 'url: Only the usual port of https is possible.';
  const host = url.hostname.replace(/\.$/, '');
  if (host.startsWith('[') || namesClosedIpv4(host) || INTERNAL.test(host) || !host.includes('.'))
    return NOT_PUBLIC;
  if (url.host === new URL(siteOrigin).host)
    return 'url: The site does not send webhooks to itself.';
  return undefined;
}

/**
 * The same with the addresses that the name has at this moment, all of which must be public. Throws when no resolver answers or the name has no address. The name can
 * get another address between this check and the request, so both ends check: the subscription and each delivery.
 */
export async function resolvedRefusal(
  address: string,
  siteOrigin: string,
  resolve: ResolveName,
): Promise<string | undefined> {
  const refusal = refusalOf(address, siteOrigin);
  if (refusal) return refusal;
  const { hostname } = new URL(address);
  if (LOOPBACK.test(hostname) || isPublicAddress(hostname)) return undefined;
  const addresses = await resolve(hostname.replace(/\.$/, ''));
  if (addresses.length === 0) throw new Error('The name has no address.');
  return addresses.every(isPublicAddress)
    ? undefined
    : 'url: This name leads to a private address. A public address is needed.';
}
