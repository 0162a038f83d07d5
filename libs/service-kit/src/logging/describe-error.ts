/** Part of an error that may be logged: never parameters of a statement, nor a body that was sent. */
export interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: string;
  /** The statement's shape, its values left out. */
  statement?: string;
  cause?: LoggedError;
}

interface DatabaseError extends Error {
  code?: string;
  errno?: number;
  sql?: string;
  query?: string;
  driverError?: DatabaseError;
}

const longestStatement = 500;
const deepestCause = 3;

/** pino's serializer of errors. What is no error is told by its type alone: it could be anything. */
export function toLoggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error', stack: '' };
  const { name, stack = '', cause } = error;
  const code = codeOf(error);
  const statement = statementOf(error);
  return {
    type: name,
    message: describeError(error),
    ...(code ? { code } : {}),
    ...(statement ? { statement: shapeOf(statement) } : {}),
    // The first lines repeat the message.
    stack: /\n {4}at [^]*/.exec(stack)?.[0] ?? '',
    ...(cause instanceof Error && depth < deepestCause ? { cause: toLoggedError(cause, depth + 1) } : {}),
  };
}

/** An error in words, for logs and for what is kept of it: a database's own words would repeat values. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (statementOf(error) === undefined) return error.message;
  const { message } = innermost(error);
  const names = message.match(/(?:for key|column|table|constraint failed:) '?[\w.]+'?/gi) ?? [];
  return [codeOf(error) ?? 'database error', ...names].join(', ');
}

function innermost(error: DatabaseError): DatabaseError {
  return error.driverError ?? error;
}

function codeOf(error: DatabaseError): string | undefined {
  const { code } = innermost(error);
  return typeof code === 'string' ? code : undefined;
}

function statementOf(error: DatabaseError): string | undefined {
  const { query, sql } = error;
  if (typeof query === 'string') return query;
  if (typeof sql === 'string') return sql;
  return codeOf(error)?.startsWith('SQLITE_') ? '' : undefined;
}

/** The statement with its literals replaced: mysql2 writes values into what it sends. */
export function shapeOf(statement: string): string {
  return statement
    .replace(/'(?:[^'\\]|\\.|'')*('|$)/g, '?')
    .replace(/\b\d[\d.]*\b/g, '?')
    .slice(0, longestStatement);
}
