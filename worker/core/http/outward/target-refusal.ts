import { isPublicAddress, namesClosedIpv4 } from './public-address.ts';
import type { ResolveName } from './resolve-name.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/** Names that resolve inside a network only. */
const INTERNAL =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid|onion)\.?$/i;

/** Why the site sends nothing to an address. */
export type TargetRefusal =
  | 'incomplete'
  | 'not_https'
  | 'port'
  | 'not_public'
  | 'own_site'
  | 'private_name';

export const isLoopback = (url: string) =>
  URL.canParse(url) && LOOPBACK.test(new URL(url).hostname);

/**
 * Why nothing must be sent to an address that others chose; undefined when it may. Public HTTPS addresses only, on the usual port; a site that
 * runs on this machine itself may send to it. IPv6 literals are refused altogether, as they can embed private IPv4 addresses. Names are resolved
 * by `resolvedTargetRefusal`.
 */
export function targetRefusal(address: string, siteOrigin: string): TargetRefusal | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) return 'incomplete';
  if (isLoopback(address) && isLoopback(siteOrigin)) return undefined;
  if (url.protocol !== 'https:') return 'not_https';
  if (url.port !== '') return 'port';
  const host = url.hostname.replace(/\.$/, '');
  if (host.startsWith('[') || namesClosedIpv4(host) || INTERNAL.test(host) || !host.includes('.'))
    return 'not_public';
  return url.host === new URL(siteOrigin).host ? 'own_site' : undefined;
}

/**
 * The same with the addresses that the name has at this moment, all of which must be public. Throws when no resolver answers or the name has no
 * address. The name can get another address between this check and the request, so it is made before each request.
 */
export async function resolvedTargetRefusal(
  address: string,
  siteOrigin: string,
  resolve: ResolveName,
): Promise<TargetRefusal | undefined> {
  const refusal = targetRefusal(address, siteOrigin);
  if (refusal) return refusal;
  const { hostname } = new URL(address);
  if (isLoopback(address) || isPublicAddress(hostname)) return undefined;
  const addresses = await resolve(hostname.replace(/\.$/, ''));
  if (addresses.length === 0) throw new Error('The name has no address.');
  return addresses.every(isPublicAddress) ? undefined : 'private_name';
}
