import fc from 'fast-check';
import { askedOverrides, loopbackOrigin, withoutAsked } from './overrides';

describe('where a developer’s tool may come from', () => {
  it.each([
    ['http://localhost:4301', 'http://localhost:4301'],
    ['http://127.0.0.1:4301/remoteEntry.js', 'http://127.0.0.1:4301'],
    ['http://[::1]:4301', 'http://[::1]:4301'],
    ['https://localhost:4301', undefined],
    ['http://localhost.evil.test', undefined],
    ['http://localhost@evil.test', undefined],
    ['http://evil.test#localhost', undefined],
    ['http://user@localhost:4301', undefined],
    ['javascript:alert(1)', undefined],
    ['//localhost:4301', undefined],
    ['', undefined],
  ])('%s: %s', (text, origin) => expect(loopbackOrigin(text)).toBe(origin));

  it('is this machine, whatever else an address says', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        expect(loopbackOrigin(url)).toBeUndefined();
      }),
    );
  });
});

describe('what an address asks for', () => {
  it('is a tool each, of this machine', () => {
    const search = '?tab=a&tool.time=http://localhost:4301&tool.x=https://evil.test&tool.=http://localhost:1';
    expect(askedOverrides(search)).toEqual({ time: 'http://localhost:4301' });
    expect(askedOverrides('')).toEqual({});
  });

  it('goes from it without anything else', () => {
    expect(withoutAsked('http://x.test/a?tab=1&tool.time=http://localhost:4301#b')).toBe('/a?tab=1#b');
  });
});
