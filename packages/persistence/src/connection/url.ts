import { StartupError } from '../startup-error.ts';

/** The values of options of the URL. The driver ignores other values, or reports them as another fault. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  prepared: ['true', 'false'],
  sslmode: ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'],
};

/**
 * Returns the URL for the driver, the address without user and password (`at`), and whether statements may be prepared.
 * Refuses a URL of another form, and unknown values of `OPTIONS`, with a StartupError. `name`: the name of the setting in the message.
 */
export function parseUrl(url: string, name = 'DATABASE_URL'): { clientUrl: string; at: string; isPrepared: boolean } {
  const parsed = URL.parse(url);
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol) || parsed.pathname.length < 2 || !isEncoded(parsed)) {
    throw new StartupError(
      `${name} is not like postgresql://user:password@host:5432/database: correct it; a % in it is written %25`,
    );
  }
  for (const [option, values] of Object.entries(OPTIONS)) {
    const value = parsed.searchParams.get(option);
    if (value !== null && !values.includes(value))
      throw new StartupError(`The option ${option} of ${name} must be one of ${values.join(', ')}: correct it`);
  }
  const isPrepared = parsed.searchParams.get('prepared') !== 'false';
  parsed.searchParams.delete('prepared');
  return { clientUrl: parsed.href, at: `${parsed.host || 'the local socket'}${parsed.pathname}`, isPrepared };
}

/** Returns whether the driver can decode the parts of the URL. It fails at a `%` without two hexadecimal digits. */
function isEncoded({ username, password, pathname }: URL): boolean {
  try {
    for (const part of [username, password, pathname]) decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
