/** The composition root: reads the configuration, connects the parts, listens, and shuts down gracefully. */
import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Core, type Ports } from '@cleaver/domain';
import { readSheet } from '@cleaver/files';
import { labelPrinter } from '@cleaver/papers';
import { openDatabase, StartupError } from '@cleaver/persistence';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { AccessTokens } from '../access-tokens.ts';
import { buildApp } from '../app.ts';
import { passwordHasher } from '../password-hasher.ts';
import { lastResponses } from '../plugins/connections.ts';
import { OF_A_CALLER_EMBEDDED } from '../plugins/work.ts';
import { checkListening } from './can-listen.ts';
import { chores } from './chores.ts';
import { CannotStart, type Config, readConfig } from './config.ts';
import { firstAdministrator, keptSecret } from './first-start.ts';
import { greet, listenFault, printAdministrator } from './greeting.ts';
import { openLog } from './log.ts';
import { clock, ids, secrets, sha256 } from './node-ports.ts';
import { environment } from './npm.ts';
import { closeOnExit } from './shutdown.ts';
import { startSignals } from './signals/signals.ts';
import { type Serving, sendReason, startWorkers } from './workers.ts';

/** Path of the build output of `apps/web`. */
const PAGES_FOLDER = fileURLToPath(new URL('../../../web/dist', import.meta.url));

try {
  await start(readConfig(environment()));
} catch (error) {
  const expected = error instanceof CannotStart || error instanceof StartupError;
  const reason = String(expected ? error.message : (error as Error)?.stack);
  if (cluster.isWorker) await sendReason(reason);
  else process.stderr.write(`Cleaver cannot start: ${reason}\n`);
  process.exit(1);
}

/** Starts this process as the only one of the service, as the first of several processes, or as a worker. */
async function start(config: Config): Promise<void> {
  const logger = openLog(config.logLevel, config.workers);
  const isFirst = cluster.isPrimary;
  const isServing = config.workers === 1 || !isFirst;
  if (isFirst) await checkListening(config);
  const signals = await startSignals(config, isServing, logger);
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    fsync: config.embeddedFsync,
    ids,
    observe: signals.observe,
    replicaUrls: isServing ? config.replicaUrls : [],
    reportReplica: (replica, reason) => logReplica(logger, replica, reason),
  });
  signals.metrics?.pool(() => database.poolUse());
  const tokens = new AccessTokens(config.jwtSecrets ?? [await keptSecret(config.dataDir)], clock);
  const passwords = passwordHasher(config.workers);
  const transactions = signals.metrics?.units(database.transactions) ?? database.transactions;
  const ports: Ports = {
    ...database,
    transactions,
    clock,
    ids,
    passwords,
    tokens,
    secrets,
    settings: settingsOf(config),
    sha256,
    readSheet,
    labelPrinter,
    noteDefect: (err) => logger.error({ err }, 'a defect that the caller does not notice'),
  };
  const administrator = isFirst ? await firstAdministrator(ports, passwords, config.adminPassword) : 'there';
  // Prints the password before any later step can fail.
  if (isFirst) printAdministrator(administrator, config);
  const core = new Core(ports);
  const serving = isServing
    ? serve(
        config,
        await buildApp(core, {
          ...config,
          tokens,
          pages: PAGES_FOLDER,
          ...(config.databaseUrl === undefined && { ofCaller: OF_A_CALLER_EMBEDDED }),
          logger,
          ping: () => database.ping(),
          attached: signals.ofRequests,
        }),
      )
    : startWorkers(config.workers, logger);
  const endChores = isFirst ? chores(database, config.shopTimeZone, logger, signals.metrics) : undefined;
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
  if (isFirst) greet(address, config, administrator);
}

function settingsOf({ accessTokenTtl, refreshTokenTtl, refreshTokenGrace, shopTimeZone }: Config): Ports['settings'] {
  return { accessTokenTtl, refreshTokenTtl, refreshTokenGrace, shopTimeZone };
}

function logReplica(logger: Logger, replica: string, reason: unknown): void {
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
  return { listening: listen(), end: () => close(app) };
}

/** Milliseconds from the start of a shutdown until requests that still wait are refused with SERVICE_UNAVAILABLE. */
const REFUSE_MS = 5500;
/** Milliseconds from the start of a shutdown until running requests are aborted. */
const DRAIN_MS = 7500;
/** Interval in milliseconds at which a shutdown closes idle connections. */
const IDLE_MS = 250;

/**
 * Closes the app: reads and completes all requests that were sent before, and closes idle connections. Refuses requests
 * that have not begun after `REFUSE_MS`. Aborts the requests that still run after `DRAIN_MS`.
 */
async function close(app: FastifyInstance): Promise<void> {
  const refuse = setTimeout(() => app.drain.refuse(), REFUSE_MS);
  const late = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await app.drain.arrived(lastResponses());
  const closed = app.close();
  app.drain.release();
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(refuse);
  clearTimeout(late);
}
