/** A failure the operator can act on; printed as one sentence. */
export class ClearError extends Error {}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  'ECONNRESET',
]);
const refused = new Set([
  'ER_ACCESS_DENIED_ERROR',
  'ER_DBACCESS_DENIED_ERROR',
  'ER_ACCESS_DENIED_NO_PASSWORD_ERROR',
]);
const unwritable = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'SQLITE_CANTOPEN',
  'SQLITE_READONLY',
  'SQLITE_FULL',
]);

/** Turns what can go wrong around us into one sentence; anything else comes back as it is. */
export function explain(
  error: unknown,
  where: { port: number; dataDir: string; databaseUrl: string | undefined },
) {
  const code = codeOf(error);
  const host = where.databaseUrl === undefined ? '' : new URL(where.databaseUrl).host;
  if (code === 'EADDRINUSE')
    return new ClearError(`Port ${where.port} is in use: choose another one with PORT=….`);
  if (host !== '' && unreachable.has(code)) {
    return new ClearError(`The database at ${host} cannot be reached (${code}).`);
  }
  if (refused.has(code))
    return new ClearError(`The database at ${host} refuses this user or password (${code}).`);
  if (unwritable.has(code))
    return new ClearError(`The data folder ${where.dataDir} cannot be written (${code}).`);
  return error;
}
