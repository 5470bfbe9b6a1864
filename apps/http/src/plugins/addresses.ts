/** The address of a client, in one spelling: what is counted, logged and audited must not depend on how a proxy writes it. */
import { isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The client's address: without a port, IPv6 in its shortest spelling, an IPv4 address as such. */
    readonly address: string;
  }
}

/** Some proxies write the port behind the address: `192.0.2.1:4711`, `[2001:db8::7]:4711`. */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/** Spelled once for each address that was met lately: to parse one costs more than all else that is done with it. */
const SPELLED_MAX = 1000;
const spelled = new Map<string, string>();

export function spellAddress(written: string): string {
  const known = spelled.get(written);
  if (known !== undefined) return known;
  const [, bracketed, bare] = WITH_PORT.exec(written) ?? [];
  const address = bracketed ?? bare ?? written;
  // What is no address at all comes from a trusted proxy: it is taken as it is, within what an address can be long.
  const result = isIPv6(address) ? normalizeIP(address, 128) : address.slice(0, 64).toLowerCase();
  if (spelled.size >= SPELLED_MAX) spelled.clear();
  spelled.set(written, result);
  return result;
}

export function addresses(app: FastifyInstance): void {
  app.decorateRequest('address', {
    getter() {
      return spellAddress(this.ip);
    },
  });
}
