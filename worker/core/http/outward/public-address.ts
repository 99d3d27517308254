const IPV4 = /^(?:\d{1,3}\.){3}\d{1,3}$/;

/** Networks (address, prefix length) that are not the public internet, by IANA's special-purpose registry. */
const CLOSED_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Azure answers its virtual machines here; the address is in a public range. */
const METADATA = ['168.63.129.16'];

const ipv4Number = (address: string) =>
  address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

function isPublicIpv4(address: string): boolean {
  if (address.split('.').some((part) => Number(part) > 255)) return false;
  const number = ipv4Number(address);
  return (
    !METADATA.includes(address) &&
    !CLOSED_IPV4.some(([network, length]) => {
      const size = 2 ** (32 - length);
      return Math.floor(number / size) === Math.floor(ipv4Number(network) / size);
    })
  );
}

/** The eight groups of an IPv6 address; undefined when it is none. */
function ipv6Groups(address: string): number[] | undefined {
  const plain = address.replace(/(?:\d{1,3}\.){3}\d{1,3}$/, (tail) => {
    const number = ipv4Number(tail);
    return `${Math.floor(number / 65_536).toString(16)}:${(number % 65_536).toString(16)}`;
  });
  const [head = '', tail, ...more] = plain.split('::');
  if (more.length > 0) return undefined;
  const groupsOf = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined;
  return groups.map((group) => Number.parseInt(group, 16));
}

/**
 * Only global unicast (2000::/3), without the ranges that embed or tunnel another address (Teredo 2001::/32, 6to4 2002::/16) or are for
 * documents. IPv4-mapped, NAT64, unique local, link-local and loopback addresses are outside of 2000::/3.
 */
function isPublicIpv6(address: string): boolean {
  const [first = 0, second = 0] = ipv6Groups(address) ?? [];
  if (first < 0x2000 || first > 0x3fff) return false;
  return !(
    first === 0x2002 ||
    (first === 0x2001 && (second < 0x200 || second === 0xdb8)) ||
    (first === 0x3fff && second < 0x1000)
  );
}

/** Whether an IP address, v4 or v6, belongs to the public internet. */
export const isPublicAddress = (address: string): boolean =>
  IPV4.test(address) ? isPublicIpv4(address) : isPublicIpv6(address);

/** An IPv4 address that a name spells in its labels, as those of nip.io and sslip.io do. */
const SPELLED =
  /(?:^|[.-])(25[0-5]|2[0-4]\d|1?\d?\d)([.-])(25[0-5]|2[0-4]\d|1?\d?\d)\2(25[0-5]|2[0-4]\d|1?\d?\d)\2(25[0-5]|2[0-4]\d|1?\d?\d)(?=[.-]|$)/;

/** Whether a host is, or spells, an IPv4 address that is not public. */
export function namesClosedIpv4(host: string): boolean {
  const [, first, , second, third, fourth] = SPELLED.exec(host) ?? [];
  return first !== undefined && !isPublicIpv4([first, second, third, fourth].join('.'));
}
