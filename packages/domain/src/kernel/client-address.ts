/**
 * Who counts as one client. An IPv6 connection comes with a network of 2⁶⁴ addresses, so all of them are one
 * (RFC 6177 section 2); an IPv4 address is one by itself.
 */

/** What counts together with this address: an IPv6 address as its adapter spells it stands for its /64. */
export function networkOf(address: string): string {
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
