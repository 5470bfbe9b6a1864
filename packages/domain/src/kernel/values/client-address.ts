/**
 * Groups client addresses for rate limits. An IPv6 connection has a network of 2⁶⁴ addresses, so its /64 counts as one
 * client (RFC 6177 section 2). An IPv4 address counts as one client.
 */

/** An IPv4 address as a socket for both families reports it (RFC 4291 section 2.5.5.2). */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** Returns the key of the client's network: the /64 of an IPv6 address, or the IPv4 address itself, also a mapped one. */
export function networkOf(address: string): string {
  if (MAPPED.test(address)) return address.replace(MAPPED, '');
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::', 2);
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const left =
    tail === undefined ? front : [...front, ...Array(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
  return `${left
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`;
}
