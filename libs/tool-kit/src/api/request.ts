import { afterFirstPage } from '../first-page';
import { textsToTell } from '../i18n/later-texts';
import { connectionValue } from '../offline/connection';
import { bootValue } from '../state/boot';
import { holdActionKey } from './action-key';
import { callHeaders } from './call-headers';
import { areCallsEnded, callsSignal, never } from './calls-gate';
import { ApiError, localProblem, noAnswer, problemFrom, type ApiProblem } from './problem';
import { savedCount } from './saved-count';
import { isPageInUse, markPageInUse, sessionGuard } from './session-guard';
import { isSessionAlive } from './session-alive';
import { renewXsrfToken, xsrfToken } from './xsrf';

export type QueryParams = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface ApiRequest {
  /** Absolute path: `/api/addresses/addresses`. */
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** JSON value, or FormData for uploads. */
  body?: unknown;
  /** Query string; empty values are left out. */
  params?: QueryParams;
  /** The record's version: sent as If-Match, needed by every update and delete. */
  version?: number;
  /** Beside those that every call has. */
  headers?: Readonly<Record<string, string>>;
  /** Only where the caller keeps the action's key itself (offline queue). */
  idempotencyKey?: string;
  /** Of a GET: the answer is kept on the device, and answers when there is no connection. */
  keep?: boolean;
  /**
   * Handling of 401 and 403. `guard` (default): sign in again, /403. `tell`: sign in again, but a 403 is only reported
   * to the caller, for forms whose page is allowed but one choice is not. `pass`: both only reported, for calls that
   * the user did not request (a tile, the palette).
   */
  onRefusal?: 'guard' | 'tell' | 'pass';
}

export interface ApiAnswer {
  status: number;
  headers: Headers;
  response: Response;
}

const retriedStatuses: readonly number[] = [502, 503, 504];
const retryPause = 400;

/** `/api/x?page=2`, without empty parameters. */
export function apiUrl(url: string, params?: QueryParams): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const query = search.toString();
  return query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`;
}

/** Calls the server and answers the successful response; everything else is thrown as `ApiError`. No time limit. */
export async function request(call: ApiRequest, signal?: AbortSignal): Promise<ApiAnswer> {
  const action = needsKey(call) ? holdActionKey(apiUrl(call.url, call.params), keyBody(call.body)) : null;
  const key = call.idempotencyKey ?? action?.key;
  let renewed = false;
  let followed = false;
  for (;;) {
    if (areCallsEnded()) return never();
    const result = await attempt(call, key, signal);
    if (!(result instanceof ApiError)) {
      action?.release();
      markPageInUse();
      if (call.method !== undefined && call.method !== 'GET') {
        savedCount.set(savedCount.get() + 1);
        await textsToTell();
      }
      return result;
    }
    const { problem } = result;
    if (problem.code === 'CSRF' && !renewed) {
      renewed = true;
      await renewXsrfToken();
      continue;
    }
    if (problem.code === 'LICENCE_CHANGED' && (await sessionGuard()?.licenceChanged())) continue;
    if (problem.code === 'UNAUTHENTICATED' && !followed && (await isSessionAlive())) {
      followed = true;
      continue;
    }
    if (problem.status === 401 && (await signedInAgain(call))) continue;
    if (isSettled(problem)) action?.release();
    if (problem.status === 403 && (call.onRefusal ?? 'guard') === 'guard') sessionGuard()?.forbidden();
    if (problem.status !== noAnswer && call.onRefusal !== 'pass') await textsToTell();
    throw result;
  }
}

/** The answer's JSON; `undefined` for an empty answer. */
export async function requestJson<T>(call: ApiRequest, signal?: AbortSignal): Promise<T> {
  const text = call.keep ? await keptText(call, signal) : await answeredText(call, signal);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

async function answeredText(call: ApiRequest, signal?: AbortSignal): Promise<string> {
  const { response, status } = await request(call, signal);
  return status === 204 ? '' : textOf(response);
}

const kept = () => import(/* webpackChunkName: "later" */ '../offline/kept-answers');

async function keptText(call: ApiRequest, signal?: AbortSignal): Promise<string> {
  const url = apiUrl(call.url, call.params);
  try {
    const text = await answeredText(call, signal);
    const whose = ownerOfCalls();
    // Keeping can wait; by then somebody else may have signed in.
    afterFirstPage(() => {
      if (ownerOfCalls() === whose) void kept().then(({ keepAnswer }) => keepAnswer(url, text));
    });
    return text;
  } catch (error) {
    const answer = isUnreachable(error) ? await (await kept()).keptAnswer(url) : undefined;
    if (!answer) throw error;
    return answer.text;
  }
}

/** Person and licence the calls are made for. */
function ownerOfCalls(): string {
  const boot = bootValue.get();
  return `${boot?.user.id} ${boot?.licence.id}`;
}

function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.problem.status === noAnswer;
}

/** The whole body; nothing ever comes when the page's calls have ended meanwhile. */
async function textOf(response: Response): Promise<string> {
  try {
    const text = await response.text();
    return areCallsEnded() ? await never() : text;
  } catch (error) {
    if (areCallsEnded()) return never();
    throw error;
  }
}

function needsKey(call: ApiRequest): boolean {
  return call.method === 'POST' && !call.url.startsWith('/api/auth') && call.idempotencyKey === undefined;
}

function keyBody(body: unknown): unknown {
  if (!(body instanceof FormData)) return body;
  return [...body.entries()].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : `${value.name}:${value.size}:${value.lastModified}`,
  ]);
}

/** An outcome that will not change by asking again with the same key. */
function isSettled(problem: ApiProblem): boolean {
  return problem.status >= 400 && problem.status < 500 && problem.code !== 'IDEMPOTENCY_IN_PROGRESS';
}

async function signedInAgain(call: ApiRequest): Promise<boolean> {
  const guard = sessionGuard();
  if (!guard || call.onRefusal === 'pass') return false;
  const reads = (call.method ?? 'GET') === 'GET';
  if (reads && !isPageInUse()) {
    guard.sessionLost();
    return false;
  }
  return guard.reauthenticate();
}

async function attempt(
  call: ApiRequest,
  key: string | undefined,
  signal?: AbortSignal,
): Promise<ApiAnswer | ApiError> {
  const method = call.method ?? 'GET';
  if (method !== 'GET' && xsrfToken() === null) await ignoreFailure(renewXsrfToken);
  const first = await send(call, key, signal);
  const repeatable = method === 'GET' || key !== undefined;
  if (!(first instanceof ApiError) || !repeatable || signal?.aborted) return first;
  if (first.problem.status !== noAnswer && !retriedStatuses.includes(first.problem.status)) return first;
  await new Promise((resolve) => setTimeout(resolve, retryPause));
  return send(call, key, signal);
}

/** The call itself follows and reports what is wrong better than the preparation can. */
async function ignoreFailure(prepare: () => Promise<void>): Promise<void> {
  try {
    await prepare();
  } catch {
    return;
  }
}

async function send(
  call: ApiRequest,
  key: string | undefined,
  signal?: AbortSignal,
): Promise<ApiAnswer | ApiError> {
  try {
    const response = await fetch(apiUrl(call.url, call.params), {
      method: call.method ?? 'GET',
      headers: headersOf(call, key),
      body: bodyOf(call.body),
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, callsSignal()]) : callsSignal(),
    });
    connectionValue.set(true);
    if (!response.ok) return new ApiError(await problemFrom(response));
    return { status: response.status, headers: response.headers, response };
  } catch (error) {
    if (areCallsEnded()) return never();
    if (signal?.aborted) throw error;
    connectionValue.set(false);
    return new ApiError(localProblem(noAnswer, 'NETWORK', 'errors.network'));
  }
}

function bodyOf(body: unknown): BodyInit | null {
  if (body === undefined) return null;
  return body instanceof FormData || body instanceof Blob ? body : JSON.stringify(body);
}

function headersOf(call: ApiRequest, key: string | undefined): Headers {
  const headers = new Headers({
    Accept: 'application/json, application/problem+json',
    ...callHeaders(),
    ...call.headers,
  });
  const token = xsrfToken();
  if (token !== null) headers.set('X-XSRF-TOKEN', token);
  const licenceId = bootValue.get()?.licence.id;
  // Not for the calls that open or change the session itself.
  if (licenceId && !/^\/api\/(auth|boot)\b/.test(call.url)) headers.set('X-Licence-Id', licenceId);
  if (key !== undefined) headers.set('Idempotency-Key', key);
  if (call.version !== undefined) headers.set('If-Match', `"${call.version}"`);
  if (call.body !== undefined && !(call.body instanceof FormData)) {
    headers.set('Content-Type', call.body instanceof Blob ? call.body.type : 'application/json');
  }
  return headers;
}
