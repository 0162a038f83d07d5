/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { FileFault, loadFile, refusedFile, ScriptRefused } from './load-file';

const url = 'https://site.test/tools/time/1.0.0/page.js';
const refused = () => Promise.reject(new ScriptRefused(url));

/** Sets the server's response for checks of a refused file from now on. */
function serve(answer: () => Promise<Partial<Response>>): jest.Mock {
  const asked = jest.fn(answer);
  Object.assign(globalThis, { fetch: asked });
  return asked;
}

function file(text: string, status = 200, type = 'text/javascript'): Promise<Partial<Response>> {
  return Promise.resolve({
    ok: status < 400,
    status,
    headers: new Headers({ 'content-type': type }),
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  });
}

/** Runs the work while time passes by itself. */
async function outcome(load: () => Promise<unknown>): Promise<unknown> {
  const running = loadFile(load, () => 'sha384-other').catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(10_000);
  return running;
}

describe('a file of a release', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    // The test's browser tells of no transfers.
    Object.assign(performance, { getEntriesByType: () => [] });
  });
  afterEach(() => jest.useRealTimers());

  it.each([
    ['is missing', () => file('', 404), 'http'],
    ['meets a gateway that is down', () => file('', 503), 'network'],
    ['meets a server with too much to do', () => file('', 429), 'network'],
    ['cannot be reached', () => Promise.reject(new TypeError('failed')), 'network'],
    ['is a page', () => file('<!doctype html>', 200, 'text/html'), 'not_script'],
    ['is a page that calls itself a script', () => file('\n<html>'), 'not_script'],
    ['has other bytes', () => file('alert(1)'), 'integrity'],
  ])('that %s is called so after three tries', async (_, answer, code) => {
    const asked = serve(answer);
    const load = jest.fn(refused);
    const fault = await outcome(load);
    expect(fault).toBeInstanceOf(FileFault);
    expect(fault).toMatchObject({ code, url });
    expect(load).toHaveBeenCalledTimes(3);
    expect(asked).toHaveBeenCalledWith(url, expect.objectContaining({ cache: 'reload' }));
  });

  it('that comes at the second try is simply there', async () => {
    serve(() => file('', 503));
    let tries = 0;
    const load = () => ((tries += 1) < 2 ? refused() : Promise.resolve('there'));
    expect(await outcome(load)).toBe('there');
  });

  it('that does not come is given up, and not asked for again', async () => {
    const load = jest.fn(() => new Promise(() => undefined));
    expect(await outcome(load)).toMatchObject({ code: 'timeout' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is not blamed for what its code throws', async () => {
    const thrown = new Error('its own');
    expect(await outcome(() => Promise.reject(thrown))).toBe(thrown);
    expect(refusedFile(thrown)).toBeUndefined();
  });

  it('may be a chunk or a style sheet of webpack', () => {
    const chunk = Object.assign(new Error('x'), { name: 'ChunkLoadError', request: url });
    const style = Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED', request: url });
    expect([refusedFile(chunk), refusedFile(style)]).toEqual([url, url]);
  });
});
