import { commonErrors } from '@jahrring/contracts-common';
import type { CommonErrorCode, ErrorRow, ErrorTable, FieldError } from '@jahrring/contracts-common';

export type ErrorParams = Record<string, string | number>;

export interface ErrorExtra {
  fields?: FieldError[];
  /** On 412: the record as it is now, already in the shape of the answer. */
  current?: unknown;
  headers?: Record<string, string>;
  cause?: unknown;
}

/** An error the client is told about: a row of a tool's error table, with the params its text needs. */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  readonly key: string;
  readonly params: ErrorParams | undefined;
  readonly fields: FieldError[] | undefined;
  readonly current: unknown;
  readonly headers: Record<string, string> | undefined;

  constructor(row: ErrorRow, code: string, params?: ErrorParams, extra?: ErrorExtra);
  constructor(table: ErrorTable, code: string, params?: ErrorParams, extra?: ErrorExtra);
  constructor(tableOrRow: ErrorTable | ErrorRow, code: string, params?: ErrorParams, extra: ErrorExtra = {}) {
    super(code, extra.cause === undefined ? undefined : { cause: extra.cause });
    this.name = 'AppError';
    const row = isRow(tableOrRow) ? tableOrRow : (tableOrRow[code] ?? commonErrors.INTERNAL);
    this.code = code;
    this.status = row.status;
    this.key = row.key;
    this.params = params;
    this.fields = extra.fields;
    this.current = extra.current;
    this.headers = extra.headers;
  }
}

/** One of the errors every service may answer. */
export function commonError(code: CommonErrorCode, params?: ErrorParams, extra?: ErrorExtra): AppError {
  return new AppError(commonErrors, code, params, extra);
}

/** 422 for one field, found by a rule the schema cannot know (unique, exists, …). */
export function fieldErrorOf(field: string, code: string, params?: ErrorParams): AppError {
  const fieldError: FieldError = {
    field,
    in: 'body',
    code,
    key: `validation.${code}`,
    ...(params ? { params } : {}),
  };
  return commonError('VALIDATION_FAILED', undefined, { fields: [fieldError] });
}

function isRow(value: ErrorTable | ErrorRow): value is ErrorRow {
  return typeof value['status'] === 'number';
}
