/** @jest-environment jsdom */
import { localeValue } from '@jahrring/tool-kit/shell';
import { isSessionOver, openLiveSource } from './live-source';

/** Addresses that streams were opened at. */
let opened: string[] = [];

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;

  constructor(url: string) {
    super();
    opened.push(url);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}

beforeEach(() => {
  opened = [];
  Object.assign(globalThis, { EventSource: FakeEventSource });
  localeValue.set('fr');
});
afterEach(() => localeValue.set('de'));

describe('the live stream', () => {
  it.each([
    [undefined, '/api/live?locale=fr&missed=2400'],
    ['1/a', '/api/live?locale=fr&after=1%2Fa'],
  ])('tells the language, and from where it goes on (%s)', (after, address) => {
    openLiveSource(
      () => ({ after, agoMs: 2_400.2 }),
      () => undefined,
    ).close();
    expect(opened).toEqual([address]);
  });

  it('asks whether the session goes on as every call is made', async () => {
    let headers = new Headers();
    globalThis.fetch = (_, init) => {
      headers = new Headers(init?.headers);
      return Promise.resolve({ status: 401 } as Response);
    };
    expect(await isSessionOver()).toBe(true);
    expect(headers.get('Accept-Language')).toBe('fr');
    expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest');
  });
});
