/** The composition root: reads the configuration, puts the parts together, listens, and ends in good order. */
import cluster from 'node:cluster';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  Core,
  createFirstAdministrator,
  FIRST_USERNAME,
  type PasswordHasher,
  type Ports,
  Users,
} from '@cleaver/domain';
import { type Database, openDatabase, StartupError } from '@cleaver/persistence';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { AccessTokens } from './access-tokens.ts';
import { buildApp } from './app.ts';
import { CannotStart, type Config, JWT_SECRET_MIN, readConfig } from './config.ts';
import { openLog } from './log.ts';
import { clock, ids, secrets } from './node-ports.ts';
import { passwordHasher } from './password-hasher.ts';
import { sealing } from './sealing.ts';
import { closeOnExit } from './shutdown.ts';
import { startSignals } from './signals/signals.ts';
import { type Serving, startWorkers, tellReason } from './workers.ts';

/** How often expired sessions, tokens and kept answers are cleared away, in milliseconds. */
const SWEEP_MS = 10 * 60 * 1000;

try {
  await start(readConfig(process.env));
} catch (error) {
  const expected = error instanceof CannotStart || error instanceof StartupError;
  const reason = String(expected ? error.message : (error as Error)?.stack);
  if (cluster.isWorker) await tellReason(reason);
  else process.stderr.write(`Cleaver cannot start: ${reason}\n`);
  process.exit(1);
}

/** As the only process, as the first of several, or as a worker of that one. */
async function start(config: Config): Promise<void> {
  const logger = openLog(config.logLevel, config.workers);
  const isFirst = cluster.isPrimary;
  const isServing = config.workers === 1 || !isFirst;
  const signals = await startSignals(config, isServing, logger);
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    ids,
    observe: signals.observe,
    replicaUrls: isServing ? config.replicaUrls : [],
    replicaTold: (replica, reason) => tellReplica(logger, replica, reason),
  });
  signals.metrics?.pool(() => database.poolUse());
  const tokens = await AccessTokens.from(config.jwtSecrets ?? [await keptSecret(config.dataDir)], clock);
  const passwords = passwordHasher(config.workers);
  const { accessTokenTtl, refreshTokenTtl, shopTimeZone } = config;
  const settings = { accessTokenTtl, refreshTokenTtl, shopTimeZone };
  const transactions = signals.metrics?.transactions(database.transactions) ?? database.transactions;
  const ports: Ports = { ...database, transactions, clock, ids, passwords, tokens, secrets, settings };
  // The embedded database has one instance.
  const shareCounts = config.databaseUrl ? database.shareCounts : undefined;
  const printed = isFirst ? await firstAdministrator(ports, passwords, config.adminPassword) : undefined;
  const serving = isServing
    ? serve(
        config,
        await buildApp(new Core(ports), {
          ...config,
          tokens,
          logger,
          shareCounts,
          ping: () => database.ping(),
          signals: signals.ofRequests,
        }),
      )
    : startWorkers(config.workers, logger);
  const endChores = isFirst ? chores(database, logger, signals.metrics?.sealed) : undefined;
  closeOnExit(logger, async () => {
    await serving.end();
    await endChores?.();
    await database.close();
    await signals.end();
  });

  let address: AddressInfo;
  try {
    address = await serving.listening;
  } catch (error) {
    await database.close();
    throw error;
  }
  if (isFirst) greet(address, config, printed);
}

function tellReplica(logger: Logger, replica: string, reason: unknown): void {
  if (reason === undefined) logger.info({ replica }, 'replica is there again: queries read from it');
  else logger.warn({ replica, err: reason }, 'replica is away: queries read from the primary');
}

function serve({ host, port }: Config, app: FastifyInstance): Serving {
  const listen = async () => {
    try {
      await app.listen({ host, port });
    } catch (error) {
      throw new CannotStart(listenFault(error as NodeJS.ErrnoException, { host, port }), { cause: error });
    }
    return app.server.address() as AddressInfo;
  };
  return { listening: listen(), end: () => app.close() };
}

/** What is to be done once for the service, however many processes it has. Gives the function that ends it. */
function chores({ sweep, auditLog }: Database, logger: Logger, sealed?: () => void): () => Promise<void> {
  const sweeping = setInterval(() => {
    sweep(clock.now()).catch((error: unknown) => logger.warn({ err: error }, 'cannot sweep'));
  }, SWEEP_MS);
  const endSealing = sealing(auditLog, secrets.digest, logger, sealed);
  return async () => {
    clearInterval(sweeping);
    await endSealing();
  };
}

/** The embedded database's own secret for tokens: made at the first start, for its owner's eyes alone. */
async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'jwt-secret');
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, secrets.random(), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new CannotStart(
        `${file} cannot be written (${(error as Error).message}): set DATA_DIR to a directory that can`,
        { cause: error },
      );
    }
  }
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length >= JWT_SECRET_MIN) return secret;
  throw new CannotStart(`${file} is damaged: delete it, and everybody logs in again`);
}

/**
 * Creates the first administrator on an empty database; gives the password where it was made up here, to be printed once.
 * Every later start costs one small query: the password is hashed only when it is needed.
 */
async function firstAdministrator(
  { reader, transactions }: Ports,
  passwords: PasswordHasher,
  given: string | undefined,
): Promise<string | undefined> {
  if ((await reader.where(Users, { roles: 'ADMIN' })).length > 0) return undefined;
  const password = given ?? randomBytes(15).toString('base64url');
  const passwordHash = await passwords.hash(password);
  const now = clock.now();
  const audit = {
    id: ids.next(),
    at: now,
    userId: null,
    username: null,
    operation: 'service.first-start',
    address: null,
    requestId: null,
  };
  const created = await transactions.run({ now, audit }, (unit) => createFirstAdministrator(unit, passwordHash));
  return created && given === undefined ? password : undefined;
}

function listenFault({ code, message }: NodeJS.ErrnoException, { host, port }: Pick<Config, 'host' | 'port'>): string {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: 'something else listens there: stop it, or set PORT to another one',
    EACCES: 'ports below 1024 are for root: set PORT to a higher one',
    EADDRNOTAVAIL: 'this machine does not have the address: set HOST',
    ENOTFOUND: 'there is no such address: set HOST',
  };
  return `cannot listen on ${host} port ${port}: ${reasons[code ?? ''] ?? message}`;
}

/** For the person at the terminal, beside the log. */
function greet(
  { address, family, port }: AddressInfo,
  { databaseUrl, dataDir }: Config,
  printed: string | undefined,
): void {
  const everywhere = address === '0.0.0.0' || address === '::';
  const host = everywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  const url = `http://${host}:${port}`;
  const lines = [
    `Cleaver listens on ${url}`,
    `Documentation: ${url}/docs`,
    databaseUrl
      ? 'Database: PostgreSQL'
      : `Database: embedded, in ${dataDir} (for a shop's live data set DATABASE_URL)`,
    ...(printed === undefined
      ? []
      : [`Created the user ${FIRST_USERNAME} with the password ${printed} (it is not shown again)`]),
    'Log in:',
    `  curl -s ${url}/api/auth/login -H 'content-type: application/json' \\`,
    `    -d '{"username":"${FIRST_USERNAME}","password":"${printed ?? '…'}"}'`,
  ];
  process.stdout.on('error', () => undefined);
  process.stdout.write(`${lines.join('\n')}\n`);
}
