/** Messages for the operator's terminal: where the service listens, or why it cannot. */
import type { AddressInfo } from 'node:net';
import { FIRST_USERNAME } from '@cleaver/domain/identity';
import type { Config } from './config.ts';
import type { FirstAdministrator } from './first-start.ts';

export function listenFault(
  { code, message }: NodeJS.ErrnoException,
  { host, port }: Pick<Config, 'host' | 'port'>,
): string {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: 'something else listens there: stop it, or set PORT to another one',
    EACCES: 'ports below 1024 are for root: set PORT to a higher one',
    EADDRNOTAVAIL: 'this machine does not have the address: set HOST',
    ENOTFOUND: 'there is no such address: set HOST',
  };
  return `cannot listen on ${host} port ${port}: ${reasons[code ?? ''] ?? message}`;
}

/**
 * Prints the random first password, which cannot be looked up later. Or prints that ADMIN_PASSWORD is ignored, if an
 * administrator already existed.
 */
export function printAdministrator(administrator: FirstAdministrator, { adminPassword }: Config): void {
  if (typeof administrator === 'object') {
    say(`Created the user ${FIRST_USERNAME} with the password ${administrator.password} (it is not shown again)`);
  } else if (administrator === 'there' && adminPassword !== undefined) {
    say(
      'ADMIN_PASSWORD is passed over: there is an administrator already. Lost the password? npm run reset-password -- <username>',
    );
  }
}

/** Prints the URLs, the database, warnings and a log-in command on the terminal, in addition to the log. */
export function greet(
  { address, family, port }: AddressInfo,
  { databaseUrl, dataDir, embeddedFsync, postgresPasswordUnused, trustedProxies }: Config,
  administrator: FirstAdministrator,
): void {
  const everywhere = address === '0.0.0.0' || address === '::';
  const host = everywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  const url = `http://${host}:${port}`;
  const lines = [
    `Cleaver listens on ${url}`,
    `Back office: ${url}/`,
    `Documentation: ${url}/docs`,
    databaseUrl
      ? 'Database: PostgreSQL'
      : `Database: embedded, in ${dataDir}${embeddedFsync ? '' : ' (EMBEDDED_FSYNC=off: a power cut may take all of it)'}`,
    ...(postgresPasswordUnused
      ? ['POSTGRES_PASSWORD is passed over: without DATABASE_URL everything goes to the embedded database']
      : []),
    ...(isLoopback(address) || trustedProxies.length > 0
      ? []
      : [
          'Whoever is between this machine and its users can read their passwords: put a proxy that speaks TLS in front, and name it in TRUST_PROXY',
        ]),
    'Log in:',
    `  curl -s ${url}/api/auth/login -H 'content-type: application/json' \\`,
    `    -d '{"username":"${FIRST_USERNAME}","password":"${typeof administrator === 'object' ? administrator.password : '…'}"}'`,
  ];
  say(lines.join('\n'));
}

const isLoopback = (address: string): boolean => address === '::1' || /^(::ffff:)?127\./.test(address);

function say(lines: string): void {
  // A closed output must not stop the service.
  if (process.stdout.listenerCount('error') === 0) process.stdout.on('error', () => undefined);
  process.stdout.write(`${lines}\n`);
}
