import type { Problem } from '@jahrring/contracts-common';

/** A failed call: the server's problem document, or one made here when no proper answer came. */
export type ApiProblem = Problem;

/** `status` of a call that got no answer at all. */
export const noAnswer = 0;

function isProblem(value: unknown): value is ApiProblem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'status' in value &&
    typeof value.status === 'number' &&
    'key' in value &&
    typeof value.key === 'string'
  );
}

/** The problem inside of whatever a call threw or a query's `error` holds. */
export function problemOf(error: unknown): ApiProblem {
  if (isProblem(error)) return error;
  if (typeof error === 'object' && error !== null && 'problem' in error && isProblem(error.problem)) {
    return error.problem;
  }
  return localProblem(noAnswer, 'NETWORK', 'errors.network');
}

export function localProblem(status: number, code: string, key: string): ApiProblem {
  return { type: 'about:blank', title: code, status, code, key, requestId: '' };
}

const fallbackKeys: Readonly<Record<number, string>> = {
  400: 'errors.malformed',
  401: 'errors.unauthenticated',
  403: 'errors.forbidden',
  404: 'errors.notFound',
  409: 'errors.conflict',
  412: 'errors.versionMismatch',
  413: 'errors.payloadTooLarge',
  429: 'errors.throttled',
  503: 'errors.unavailable',
};

/** Reads a failed response; an answer that is no problem document (a proxy's page) becomes one. */
export async function problemFrom(response: Response): Promise<ApiProblem> {
  try {
    const body: unknown = await response.json();
    if (isProblem(body)) return body;
  } catch {
    return localProblem(response.status, `HTTP_${response.status}`, fallbackKey(response.status));
  }
  return localProblem(response.status, `HTTP_${response.status}`, fallbackKey(response.status));
}

function fallbackKey(status: number): string {
  return fallbackKeys[status] ?? (status >= 500 ? 'errors.server' : 'errors.unknown');
}

/** Error that `request` throws. */
export class ApiError extends Error {
  constructor(readonly problem: ApiProblem) {
    super(`${problem.status} ${problem.code}`);
    this.name = 'ApiError';
  }
}
