/** The configuration, from the environment. An invalid value stops the start; the default does not replace it. */
import { BlockList, isIP } from 'node:net';

export interface Config {
  readonly host: string;
  /** TCP port; 0: any free port. */
  readonly port: number;
  /** URL of the PostgreSQL database; undefined: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The URLs of streaming replicas of the database, which serve queries. */
  readonly replicaUrls: readonly string[];
  readonly dataDir: string;
  /** Whether POSTGRES_PASSWORD, which only compose reads, is set without DATABASE_URL. */
  readonly postgresPasswordUnused: boolean;
  /** Whether the embedded database calls fsync before it confirms a commit. */
  readonly embeddedFsync: boolean;
  /** Password of the first user; undefined: a random one. */
  readonly adminPassword: string | undefined;
  /**
   * Secrets for tokens: the first one signs, all verify. Undefined: the service creates a secret and stores it in
   * `dataDir`.
   */
  readonly jwtSecrets: readonly [string, ...string[]] | undefined;
  /** Lifetime of an access token in seconds. */
  readonly accessTokenTtl: number;
  /** Lifetime of a refresh token in seconds. */
  readonly refreshTokenTtl: number;
  /** Seconds after its first use during which a refresh token may be used again; 0: never. */
  readonly refreshTokenGrace: number;
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
  readonly shopTimeZone: string;
  readonly corsOrigins: readonly string[];
  /**
   * Maximum requests per minute: `perCaller` of an authenticated user, `perAddress` of the unauthenticated clients of
   * one network. `perCaller` 0 disables both limits.
   */
  readonly rateLimit: { readonly perCaller: number; readonly perAddress: number };
  /** Maximum number of connections of a process; further ones are closed. */
  readonly maxConnections: number;
  /** The token for `/metrics`; undefined: no metrics. */
  readonly metricsToken: string | undefined;
  /** Whether the service sends traces. OpenTelemetry itself reads its settings from the environment. */
  readonly tracing: boolean;
  /** Number of serving processes; more than one only on PostgreSQL. */
  readonly workers: number;
}

/**
 * Error that stops the start of the service. The message is one line for the operator, with the cause and the remedy.
 */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

type Environment = { readonly [name: string]: string | undefined };

export const JWT_SECRET_MIN = 32;
/** Maximum lifetime of tokens in seconds: 30 days, which is also the maximum lifetime of a session. */
const TTL_MAX = 2_592_000;
const WORKERS_MAX = 64;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

type Read = <T>(name: string, fallback: T, parse: (text: string) => T) => T;

/**
 * Returns the function that reads a variable. It adds a fault if the value is invalid. An empty variable counts as not
 * set, for example after the line `NAME=` in a file.
 */
const reading =
  (environment: Environment, faults: string[]): Read =>
  (name, fallback, parse) => {
    const text = environment[name]?.trim();
    if (!text) return fallback;
    try {
      return parse(text);
    } catch (error) {
      faults.push(`${name} ${(error as Error).message}`);
      return fallback;
    }
  };

/** The location of the data and the secret of the service: the part of the configuration that the administrative commands need. */
export type DataConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'embeddedFsync' | 'jwtSecrets'>;

const dataConfig = (read: Read): DataConfig => ({
  databaseUrl: read<string | undefined>('DATABASE_URL', undefined, databaseUrl),
  dataDir: read('DATA_DIR', './data', (text) => text),
  embeddedFsync: read('EMBEDDED_FSYNC', true, onOrOff),
  jwtSecrets: read<Config['jwtSecrets']>('JWT_SECRET', undefined, jwtSecrets),
});

/** Reads the location of the data. Refuses with `CannotStart`, which names all invalid variables. */
export function readDataConfig(environment: Environment): DataConfig {
  const faults: string[] = [];
  const config = dataConfig(reading(environment, faults));
  if (faults.length > 0) throw new CannotStart(faults.join('; '));
  return config;
}

/** Reads the whole configuration. Refuses with `CannotStart`, which names all invalid variables. */
export function readConfig(environment: Environment): Config {
  const faults: string[] = [];
  const read = reading(environment, faults);
  const config: Config = {
    host: read('HOST', '127.0.0.1', (text) => text),
    port: read('PORT', 3000, wholeNumber(0, 65_535)),
    ...dataConfig(read),
    postgresPasswordUnused: Boolean(environment['POSTGRES_PASSWORD']?.trim() && !environment['DATABASE_URL']?.trim()),
    replicaUrls: read<readonly string[]>('DATABASE_REPLICA_URLS', [], replicaUrls),
    adminPassword: adminPassword(environment['ADMIN_PASSWORD'], faults),
    accessTokenTtl: read('ACCESS_TOKEN_TTL', 900, wholeNumber(1, TTL_MAX)),
    refreshTokenTtl: read('REFRESH_TOKEN_TTL', 604_800, wholeNumber(1, TTL_MAX)),
    refreshTokenGrace: read('REFRESH_TOKEN_GRACE', 10, wholeNumber(0, 3600)),
    trustedProxies: read<readonly string[]>('TRUST_PROXY', [], trustedProxies),
    logLevel: read('LOG_LEVEL', 'info', logLevel),
    shopTimeZone: read('SHOP_TIME_ZONE', 'Europe/Berlin', timeZone),
    corsOrigins: read<readonly string[]>('CORS_ORIGINS', [], origins),
    rateLimit: {
      perCaller: read('RATE_LIMIT', 3_000, wholeNumber(0, 1_000_000_000)),
      perAddress: read('RATE_LIMIT_UNKNOWN', 600, wholeNumber(1, 1_000_000_000)),
    },
    maxConnections: read('MAX_CONNECTIONS', 2000, wholeNumber(1, 1_000_000)),
    metricsToken: read<string | undefined>('METRICS_TOKEN', undefined, metricsToken),
    tracing: read('OTEL_EXPORTER_OTLP_ENDPOINT', false, otlpEndpoint),
    workers: read('WORKERS', 1, wholeNumber(1, WORKERS_MAX)),
  };
  // Validates the variable only: OpenTelemetry reads it, and ignores invalid values.
  read('OTEL_EXPORTER_OTLP_HEADERS', undefined, otlpHeaders);
  if (config.refreshTokenTtl < config.accessTokenTtl) {
    faults.push(
      `REFRESH_TOKEN_TTL must not be shorter than ACCESS_TOKEN_TTL (${config.refreshTokenTtl} and ${config.accessTokenTtl} seconds)`,
    );
  }
  if (config.replicaUrls.length > 0 && !environment['DATABASE_URL']?.trim()) {
    faults.push('DATABASE_REPLICA_URLS must be left out with the embedded database: set DATABASE_URL to have replicas');
  }
  if (config.workers > 1 && !environment['DATABASE_URL']?.trim()) {
    faults.push('WORKERS must be 1 with the embedded database, which has one process: set DATABASE_URL to have more');
  }
  if (environment['DATABASE_URL']?.trim() && !environment['JWT_SECRET']?.trim()) {
    faults.push('JWT_SECRET must be set along with DATABASE_URL, so that all instances share it: openssl rand -hex 32');
  }
  if (faults.length > 0) throw new CannotStart(faults.join('; '));
  return config;
}

const shown = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

const wholeNumber = (min: number, max: number) => (text: string) => {
  const value = Number(text);
  if (/^\d{1,10}$/.test(text) && value >= min && value <= max) return value;
  throw new Error(`must be a whole number from ${min} to ${max}, not ${shown(text)}`);
};

function onOrOff(text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on';
  throw new Error(`must be on or off, not ${shown(text)}`);
}

/** Returns a valid database URL. The error does not show an invalid value, because it may contain a password. */
function databaseUrl(text: string): string {
  if (isDatabaseUrl(text)) return text;
  throw new Error('must look like postgres://user:password@host:5432/database; a % in it is written %25');
}

/**
 * Returns the URLs of a comma-separated list. The error does not show invalid values, because they may contain
 * passwords.
 */
function replicaUrls(text: string): readonly string[] {
  const urls = text.split(',').map((url) => url.trim());
  if (urls.every(isDatabaseUrl) && new Set(urls).size === urls.length) return urls;
  throw new Error(
    'must list different addresses like postgres://user:password@host:5432/database, separated by commas; a comma inside of one is written %2C, a % is written %25',
  );
}

function isDatabaseUrl(text: string): boolean {
  const { protocol, hostname, username, password, pathname } = URL.parse(text) ?? {};
  if (!(protocol === 'postgres:' || protocol === 'postgresql:') || !hostname) return false;
  return [username, password, pathname].every((part = '') => isPercentEncoded(part));
}

/** Returns the password unchanged: it is not trimmed. Adds a fault if its length is invalid. */
function adminPassword(password: string | undefined, faults: string[]): string | undefined {
  if (!password) return undefined;
  const length = [...password].length;
  if (length < 8 || length > 256) faults.push('ADMIN_PASSWORD must have 8 to 256 characters');
  return password;
}

function jwtSecrets(text: string): readonly [string, ...string[]] {
  const [first = '', ...others] = text.split(',').map((secret) => secret.trim());
  if ([first, ...others].some((secret) => secret.length < JWT_SECRET_MIN) || others.length > 1) {
    throw new Error(
      `must have at least ${JWT_SECRET_MIN} characters (openssl rand -hex 32); two secrets, separated by a comma, while one replaces the other`,
    );
  }
  return [first, ...others];
}

/** Accepts addresses and networks only. `true` or a number of hops would trust an address that any client can forge. */
function trustedProxies(text: string): readonly string[] {
  if (text === 'false') return [];
  const proxies = text.split(',').map((proxy) => proxy.trim());
  if (proxies.every(isNetwork)) return proxies;
  throw new Error(
    `must list the addresses or networks of your proxies, like 10.0.0.5,172.16.0.0/12, not ${shown(text)}: anything wider lets clients forge X-Forwarded-For`,
  );
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  try {
    // Throws if the prefix is longer than the address.
    new BlockList().addSubnet(address, Number(prefix), family === 4 ? 'ipv4' : 'ipv6');
    return /^\d{1,3}$/.test(prefix) && Number(prefix) > 0;
  } catch {
    return false;
  }
}

/** Returns a valid token. The error does not show an invalid value, because it is a secret. */
function metricsToken(text: string): string {
  if (/^[\x21-\x7e]{16,}$/.test(text)) return text;
  throw new Error('must have at least 16 printable characters without spaces (openssl rand -hex 32)');
}

function otlpEndpoint(text: string): boolean {
  const { protocol } = URL.parse(text) ?? {};
  if (protocol === 'http:' || protocol === 'https:') return true;
  throw new Error(`must look like http://collector:4318, not ${shown(text)}`);
}

/** Validates the headers. The error does not show invalid values, because they include a secret. */
function otlpHeaders(text: string): undefined {
  if (text.split(',').every((pair) => /^\s*[!#$%&'*+.^`|~\w-]+\s*=[^\s"\\;]*\s*$/.test(pair) && isPercentEncoded(pair)))
    return;
  throw new Error('must list pairs like authorization=Bearer%20secret, separated by commas, with a space written %20');
}

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function logLevel(text: string): string {
  if (LOG_LEVELS.includes(text)) return text;
  throw new Error(`must be one of ${LOG_LEVELS.join(', ')}, not ${shown(text)}`);
}

function timeZone(text: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return text;
  } catch {
    throw new Error(`must be the name of a time zone like Europe/Berlin, not ${shown(text)}`);
  }
}

function origins(text: string): readonly string[] {
  const list = text.split(',').map((origin) => origin.trim());
  if (list.every((origin) => URL.parse(origin)?.origin === origin)) return list;
  throw new Error(`must list origins like https://shop.example.org, without a path, not ${shown(text)}`);
}
