import { QueryFailedError } from 'typeorm';

/** deadlock, lock wait timeout, record changed since read (snapshot isolation), node not ready (Galera). */
const retryNumbers = new Set([1213, 1205, 1020, 1047]);

const lostConnection = new Set([
  'PROTOCOL_CONNECTION_LOST',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'ER_SERVER_SHUTDOWN',
]);

interface DriverError {
  errno?: number;
  code?: string;
  message?: string;
  sqlMessage?: string;
}

function driverError(error: unknown): DriverError {
  const inner: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return typeof inner === 'object' && inner !== null ? inner : {};
}

/** Returns true if the whole transaction can be retried. */
export function isRetryable(error: unknown): boolean {
  const { errno, code } = driverError(error);
  return (
    (errno !== undefined && retryNumbers.has(errno)) || isLostConnection(error) || code === 'SQLITE_BUSY'
  );
}

/** Somebody else holds the row for longer than we wait. */
export function isLockTimeout(error: unknown): boolean {
  return driverError(error).errno === 1205;
}

export function isLostConnection(error: unknown): boolean {
  const { code, message } = driverError(error);
  return (
    (code !== undefined && lostConnection.has(code)) ||
    (message?.includes("Can't add new command when connection is in closed state") ?? false)
  );
}

/**
 * Returns true if a unique key refused a row; `index` limits this to the key of that name (its columns on SQLite, which
 * does not report the name: give the last column in `column`).
 */
export function isUniqueViolation(error: unknown, key?: { index: string; column: string }): boolean {
  const { errno, code, message = '', sqlMessage } = driverError(error);
  if (errno === 1062) return !key || (sqlMessage ?? message).includes(key.index);
  if (code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY') {
    return !key || message.includes(`.${key.column}`);
  }
  return false;
}
