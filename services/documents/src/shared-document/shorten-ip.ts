import { isIPv4, isIPv6 } from 'node:net';

const IPV6_GROUPS = 3;

/** A network address without what tells one connection from its neighbours: `203.0.113.0`, `2001:db8:1::`. */
export function shortenIp(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, '0');
  if (!isIPv6(plain)) return '';
  const [head = ''] = plain.split('::');
  return `${head.split(':').slice(0, IPV6_GROUPS).join(':')}::`;
}
