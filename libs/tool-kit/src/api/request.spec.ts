/** @jest-environment jsdom */
import type { BootAnswer } from '@jahrring/contracts-common';
import { bootValue } from '../state/boot';
import { setSessionGuard, markNavigation, markPageInUse } from './session-guard';
import { endCalls } from './calls-gate';
import { apiUrl, requestJson } from './request';
import { ApiError } from './problem';

interface Sent {
  url: string;
  headers: Headers;
}

let sent: Sent[] = [];
/** Calls that check if the session is still alive. */
let checks: Sent[] = [];
let answers: { status: number; body?: unknown }[] = [];
let asked: string[] = [];
let session = 401;

function answer({ status, body }: { status: number; body?: unknown }): Response {
  const text = body === undefined ? '' : JSON.stringify(body);
  // jsdom has no Response; this is the part that the client reads.
  return {
    status,
    ok: status < 400,
    headers: new Headers(),
    text: () => Promise.resolve(text),
    json: () => Promise.resolve(body),
  } as Response;
}

const problem = (status: number, code: string) => ({
  status,
  body: { type: 'about:blank', title: code, status, code, key: 'errors.x', requestId: 'r' },
});

beforeEach(() => {
  sent = [];
  checks = [];
  answers = [];
  asked = [];
  session = 401;
  document.cookie = 'XSRF-TOKEN=token';
  globalThis.fetch = (url, init) => {
    const call = { url: String(url), headers: new Headers(init?.headers) };
    if (url === '/api/live/session') {
      checks.push(call);
      return Promise.resolve(answer({ status: session }));
    }
    sent.push(call);
    const next = answers.shift();
    return next ? Promise.resolve(answer(next)) : Promise.reject(new TypeError('offline'));
  };
  setSessionGuard({
    reauthenticate: () => {
      asked.push('again');
      return Promise.resolve(true);
    },
    sessionLost: () => asked.push('lost'),
    forbidden: () => asked.push('forbidden'),
    licenceChanged: () => {
      asked.push('licence');
      return Promise.resolve(true);
    },
  });
  markNavigation();
});

const post = (body: unknown) => requestJson({ url: '/api/addresses/addresses', method: 'POST', body });

describe('request', () => {
  it('sends what the contract asks for', async () => {
    answers = [{ status: 200, body: { ok: true } }];
    await requestJson({ url: '/api/x/1', method: 'PATCH', body: { a: 1 }, version: 4 });
    const { headers } = sent[0] ?? { headers: new Headers() };
    expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(headers.get('X-XSRF-TOKEN')).toBe('token');
    expect(headers.get('Accept-Language')).toBe('de');
    expect(headers.get('If-Match')).toBe('"4"');
    expect(headers.has('Idempotency-Key')).toBe(false);
  });

  it('keeps the key of an action until its outcome is known', async () => {
    await expect(post({ name: 'A' })).rejects.toBeInstanceOf(ApiError);
    answers = [
      { status: 201, body: {} },
      { status: 201, body: {} },
    ];
    await post({ name: 'A' });
    await post({ name: 'A' });
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    // Two attempts without an answer, the repeated action, and a new action.
    expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('signs in over a page in use and calls again with the same key', async () => {
    markPageInUse();
    answers = [problem(401, 'UNAUTHENTICATED'), { status: 201, body: { id: 1 } }];
    await expect(post({ name: 'B' })).resolves.toEqual({ id: 1 });
    expect(asked).toEqual(['again']);
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe(sent[1]?.headers.get('Idempotency-Key'));
  });

  it('calls once more, unasked, when another tab has brought a new token since', async () => {
    markPageInUse();
    session = 204;
    answers = [problem(401, 'UNAUTHENTICATED'), { status: 201, body: { id: 2 } }];
    await expect(post({ name: 'C' })).resolves.toEqual({ id: 2 });
    expect(asked).toEqual([]);
    answers = [
      problem(401, 'UNAUTHENTICATED'),
      problem(401, 'UNAUTHENTICATED'),
      { status: 201, body: { id: 3 } },
    ];
    await expect(post({ name: 'D' })).resolves.toEqual({ id: 3 });
    expect(asked).toEqual(['again']);
    expect(checks.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['de', 'de']);
  });

  it('gives the session up when a navigation’s read is refused', async () => {
    answers = [problem(401, 'UNAUTHENTICATED')];
    await expect(requestJson({ url: '/api/x' })).rejects.toBeInstanceOf(ApiError);
    expect(asked).toEqual(['lost']);
  });

  it('names the licence the page was made for, and asks when the session is in another', async () => {
    bootValue.set({ licence: { id: 'licence-a' } } as BootAnswer);
    answers = [problem(409, 'LICENCE_CHANGED'), { status: 200, body: 1 }, { status: 200, body: 2 }];
    await expect(requestJson({ url: '/api/x' })).resolves.toBe(1);
    await requestJson({ url: '/api/auth/licence', method: 'POST' });
    bootValue.set(null);
    expect(asked).toEqual(['licence']);
    expect(sent.map(({ headers }) => headers.get('X-Licence-Id'))).toEqual(['licence-a', 'licence-a', null]);
  });

  it('goes to the forbidden page, unless nobody asked for the call', async () => {
    answers = [problem(403, 'FORBIDDEN'), problem(403, 'FORBIDDEN')];
    await expect(requestJson({ url: '/api/x' })).rejects.toBeInstanceOf(ApiError);
    await expect(requestJson({ url: '/api/x', onRefusal: 'pass' })).rejects.toBeInstanceOf(ApiError);
    expect(asked).toEqual(['forbidden']);
  });

  it('renews a stale forgery token once', async () => {
    answers = [problem(403, 'CSRF'), { status: 200 }, { status: 204 }];
    await expect(post({ name: 'C' })).resolves.toBeUndefined();
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/addresses/addresses',
      '/api/health/live',
      '/api/addresses/addresses',
    ]);
  });

  it('writes addresses without empty parameters', () => {
    expect(apiUrl('/api/x', { page: 2, search: '', none: undefined, 'filter[a]': 'b' })).toBe(
      '/api/x?page=2&filter%5Ba%5D=b',
    );
  });

  it('brings nothing after the page’s calls have ended', async () => {
    answers = [{ status: 200, body: 'of the licence before' }];
    const settled: unknown[] = [];
    void requestJson({ url: '/api/x' }).then((value) => settled.push(value));
    endCalls();
    void requestJson({ url: '/api/y' }).then((value) => settled.push(value));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(settled).toEqual([]);
    expect(sent.map(({ url }) => url)).not.toContain('/api/y');
  });
});
