/** Errors for the operator who starts the service or runs a command on its database. */

/** An error with one line as its message: what is wrong, and what to do. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The messages by the code of PostgreSQL or the network. `at` names the server without the password. */
const REASONS: Readonly<Record<string, (at: string) => string>> = {
  '3D000': (at) => `The database ${at} does not exist: create it, or correct DATABASE_URL`,
  '28P01': (at) => `PostgreSQL refuses user and password for ${at}: correct DATABASE_URL`,
  '28000': (at) => `PostgreSQL refuses this user for ${at}: correct DATABASE_URL or the server's pg_hba.conf`,
  '42501': (at) => `The database user may not create or use the tables in ${at}: grant it the rights on its schema`,
  '53300': (at) => `PostgreSQL has no free connection for ${at}: raise max_connections or stop other clients`,
  '57P03': (at) => `PostgreSQL is still starting up or shutting down at ${at}: try again in a moment`,
  ECONNREFUSED: (at) => `Nothing answers at ${at}: start PostgreSQL, or correct DATABASE_URL`,
  ECONNRESET: (at) => `The connection to ${at} was cut: check that PostgreSQL listens there`,
  EHOSTUNREACH: (at) => `There is no way to ${at}: check the network, or correct DATABASE_URL`,
  ENOENT: (at) => `There is no socket of PostgreSQL for ${at}: start it, or correct DATABASE_URL`,
  ENOTFOUND: (at) => `The host of ${at} is not known: correct DATABASE_URL`,
  NO_TLS: (at) => `PostgreSQL at ${at} speaks no TLS: switch it on there, or leave sslmode out of DATABASE_URL`,
  DEPTH_ZERO_SELF_SIGNED_CERT: notTrusted,
  SELF_SIGNED_CERT_IN_CHAIN: notTrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: notTrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: notTrusted,
  CERT_HAS_EXPIRED: (at) => `The certificate of PostgreSQL at ${at} has expired: renew it there`,
  ERR_TLS_CERT_ALTNAME_INVALID: (at) =>
    `The certificate of PostgreSQL at ${at} is for another name: use the name it is for in DATABASE_URL`,
  EAI_AGAIN: (at) => `The host of ${at} cannot be looked up: check the network, or correct DATABASE_URL`,
  ETIMEDOUT: (at) => `PostgreSQL does not answer at ${at}: check the network, or correct DATABASE_URL`,
};

function notTrusted(at: string): string {
  return `The certificate of PostgreSQL at ${at} is not trusted: name the file of its authority in DATABASE_URL (?sslmode=verify-full&sslrootcert=/path/ca.pem)`;
}

/** Returns a code for errors that the driver reports only as a message. Returns an empty text for other messages. */
function silence(message: string): string {
  if (/does not support SSL/.test(message)) return 'NO_TLS';
  if (/timeout/.test(message)) return 'ETIMEDOUT';
  return /terminated/.test(message) ? 'ECONNRESET' : '';
}

/** Returns a StartupError that explains why a connection to PostgreSQL failed. Returns other errors unchanged. */
export function explain(error: unknown, at: string): unknown {
  if (error instanceof StartupError || !(error instanceof Error)) return error;
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  if (syscall === 'open')
    return new StartupError(
      `The file ${path} in DATABASE_URL cannot be read (${code}): correct its path or its rights`,
      {
        cause: error,
      },
    );
  const reason = REASONS[code === undefined ? silence(error.message) : String(code)];
  return reason ? new StartupError(reason(at), { cause: error }) : error;
}
