import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** Leading groups of 16 bits that one customer of an access provider shares: a /64. */
const SHARED_GROUPS = 4;

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  return [
    ...before,
    ...Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0'),
    ...after,
  ];
}

/**
 * What a limit counts instead of an address. An IPv4 address stands for itself, also when it is written as IPv6; of an IPv6
 * address the first 64 bits count, because one caller owns all addresses below them.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped) return mapped[1]!;
  if (!isIPv6(ip)) return ip;
  const groups = groupsOf(ip.split('%')[0]!)
    .slice(0, SHARED_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
