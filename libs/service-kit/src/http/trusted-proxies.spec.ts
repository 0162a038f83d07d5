import { readTrustedProxies, trustedProxiesOf } from './trusted-proxies';

describe('trusted proxies', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['0', false],
    ['loopback', ['loopback']],
    ['10.0.0.0/8, 192.0.2.7,fd00::/8', ['10.0.0.0/8', '192.0.2.7', 'fd00::/8']],
  ])('%s', (text, expected) => {
    expect(readTrustedProxies(text)).toEqual(expected);
  });

  it('counts proxies from the nearest one', () => {
    const trusts = readTrustedProxies('2');
    if (typeof trusts !== 'function') throw new Error('a number of hops must be a function');
    expect([0, 1, 2].map((hop) => trusts('192.0.2.1', hop))).toEqual([true, true, false]);
  });

  it.each(['true', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.1/8/8', '-1', 'proxy.internal'])(
    'refuses %s: nothing may mean everybody',
    (text) => {
      expect(() => readTrustedProxies(text)).toThrow(`"${text}"`);
    },
  );

  it('takes the switch of before for a proxy on the same machine', () => {
    expect(trustedProxiesOf({ TRUST_PROXY: '1' })).toEqual(['loopback']);
    expect(trustedProxiesOf({ TRUST_PROXY: '1', TRUSTED_PROXIES: 'uniquelocal' })).toEqual(['uniquelocal']);
    expect(trustedProxiesOf({})).toBe(false);
  });
});
