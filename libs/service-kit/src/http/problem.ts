import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import type { CommonErrorCode, Problem } from '@jahrring/contracts-common';
import { isRetryable, isUniqueViolation } from '../database/database-errors';
import { AppError, commonError } from '../errors/app-error';

const codeByStatus: Readonly<Record<number, CommonErrorCode>> = {
  400: 'MALFORMED',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'MALFORMED',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'VALIDATION_FAILED',
  429: 'THROTTLED',
  503: 'UNAVAILABLE',
};

/** Whatever was thrown, as one of our errors; what nobody foresaw becomes INTERNAL, without its details. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUniqueViolation(error)) return commonError('CONFLICT', undefined, { cause: error });
  // Lost every race for its rows: nothing was written, and a moment later there may be room.
  if (isRetryable(error)) {
    return commonError('UNAVAILABLE', undefined, { cause: error, headers: { 'retry-after': '1' } });
  }
  const status = statusOf(error);
  if (status !== undefined && status < 500) {
    return commonError(codeByStatus[status] ?? 'MALFORMED', undefined, { cause: error });
  }
  return commonError(status === 503 ? 'UNAVAILABLE' : 'INTERNAL', undefined, { cause: error });
}

/** Nest's and Fastify's own errors carry a status. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

export function toProblem(error: AppError, requestId: string): Problem {
  return {
    type: `urn:jahrring:problem:${error.code.toLowerCase().replaceAll('_', '-')}`,
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    code: error.code,
    key: error.key,
    ...(error.params ? { params: error.params } : {}),
    ...(error.fields ? { fields: error.fields } : {}),
    requestId,
    ...(error.current === undefined ? {} : { current: error.current }),
  };
}
