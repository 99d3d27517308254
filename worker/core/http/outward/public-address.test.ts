import { expect, test } from 'vitest';
import { isPublicAddress, namesClosedIpv4 } from './public-address.ts';

test.each(['8.8.8.8', '172.15.0.1', '100.63.0.1', '2606:4700:4700::1111', '2a00:1450:4003::5'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.255',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.0.2.1',
  '192.168.1.1',
  '198.19.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '300.1.1.1',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::127.0.0.1',
  '64:ff9b::a00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'nothing',
  '',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  '127.0.0.1.nip.io',
  'app.10-1-2-3.sslip.io',
  'app-192-168-0-1.nip.io',
  '169.254.169.254',
])('%s spells a private address', (host) => expect(namesClosedIpv4(host)).toBe(true));
test.each(['8.8.8.8.nip.io', 'reseller.example.com', 'v1.2.example.com', '8.8.4.4'])(
  '%s does not',
  (host) => expect(namesClosedIpv4(host)).toBe(false),
);
