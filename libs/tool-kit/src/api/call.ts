import type { ApiRequest, QueryParams } from './request';

/**
 * Describes the usual calls, for an endpoint's `query` and for `requestJson`; what needs more (`onRefusal`, `keep`) is
 * written as an `ApiRequest`, and reading a mere address as its text. `version` is the record's: sent as If-Match.
 */
export const call = {
  get: (url: string, params: QueryParams): ApiRequest => ({ url, params }),
  post: (url: string, body?: unknown, version?: number): ApiRequest => ({
    url,
    method: 'POST',
    body,
    version,
  }),
  put: (url: string, body?: unknown, version?: number): ApiRequest => ({ url, method: 'PUT', body, version }),
  patch: (url: string, body: unknown, version?: number): ApiRequest => ({
    url,
    method: 'PATCH',
    body,
    version,
  }),
  delete: (url: string, version?: number): ApiRequest => ({ url, method: 'DELETE', version }),
};

/** Tags for `invalidatesTags`: a refused change has changed nothing, so what is on screen stays, above all a form. */
export const whenChanged =
  (...tags: string[]) =>
  (result: unknown): string[] =>
    result === undefined ? [] : tags;
