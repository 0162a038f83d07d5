import { timeErrors, type TimeErrorCode } from '@jahrring/contracts-time';
import { AppError, type ErrorParams } from '@jahrring/service-kit';

/** An error of the time tool; with a field it is also shown there. */
export function timeError(code: TimeErrorCode, params?: ErrorParams, field?: string): AppError {
  const key = timeErrors[code].key;
  const named = field
    ? {
        fields: [
          { field, in: 'body' as const, code: code.toLowerCase(), key, ...(params ? { params } : {}) },
        ],
      }
    : {};
  return new AppError(timeErrors, code, params, named);
}
