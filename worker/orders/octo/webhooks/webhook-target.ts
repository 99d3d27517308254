const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/** Names that resolve inside a network only. */
const INTERNAL =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid|onion)\.?$/i;
const IPV4 = /^(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/;

/** Private, shared, link-local, multicast and reserved ranges; `URL` has normalised other notations of the number. */
function isPrivateIpv4(host: string): boolean {
  const [, first, second] = (IPV4.exec(host) ?? []).map(Number);
  if (first === undefined || second === undefined) return false;
  return (
    first === 0 ||
    first === 10 ||
    first === 127 ||
    first >= 224 ||
    (first === 100 && second >= 64 && second < 128) ||
    (first === 169 && second === 254) ||
    (first === 172 && second >= 16 && second < 32) ||
    (first === 192 && (second === 168 || second === 0)) ||
    (first === 198 && (second === 18 || second === 19))
  );
}

/**
 * Why a webhook must not be sent to an address; undefined when it may. Public HTTPS addresses only, on the usual port; a site that runs on this
 * machine itself may send to it. IPv6 literals are refused altogether, as they can embed private IPv4 addresses.
 */
export function refusalOf(address: string, siteOrigin: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) return 'url: A complete address is needed.';
  if (LOOPBACK.test(url.hostname) && LOOPBACK.test(new URL(siteOrigin).hostname)) return undefined;
  if (url.protocol !== 'https:') return 'url: Only https is possible.';
  if (url.port !== '') return 'url: Only the usual port of https is possible.';
  const host = url.hostname.replace(/\.$/, '');
  if (host.startsWith('[') || isPrivateIpv4(host) || INTERNAL.test(host) || !host.includes('.'))
    return 'url: A public address is needed.';
  if (url.host === new URL(siteOrigin).host)
    return 'url: The site does not send webhooks to itself.';
  return undefined;
}
