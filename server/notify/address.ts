/** Which addresses of the Internet are anybody's: not this machine's, not the house's, not set apart for something else. */
import { BlockList, isIP } from 'node:net';

const apart = new BlockList();
for (const [net, bits] of [
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
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  apart.addSubnet(net, bits, 'ipv4');
/** Only what is given out for everybody's use, less the ways by which it leads back to addresses of the fourth version. */
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  apart.addSubnet(net, bits, 'ipv6');

export const isPublic = (address: string): boolean => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const version = isIP(mapped);
  if (version === 4) return !apart.check(mapped, 'ipv4');
  return version === 6 && given.check(mapped, 'ipv6') && !apart.check(mapped, 'ipv6');
};
