import { accountKeys, mailKeys, networkOf, signInKeys } from './throttle-keys';

describe('what a try counts for', () => {
  const ids = (email: string, address = '192.0.2.1', device?: string) =>
    signInKeys(email, address, device).map(({ id }) => id);

  it('is the same however the e-mail is written', () => {
    expect(ids(' Anna@MÜLLER.ch ')).toEqual(ids('anna@xn--mller-kva.ch'));
    expect(ids('jo\u0308rg@demo.test')).toEqual(ids('jörg@demo.test'));
    expect(ids('mänager@demo.test')[1]).not.toBe(ids('manager@demo.test')[1]);
    expect(mailKeys(' ANNA@demo.test', '192.0.2.1')).toEqual(mailKeys('anna@demo.test', '192.0.2.1'));
  });

  it('is the account too, from wherever; on a known device the device', () => {
    expect(ids('anna@demo.test', '192.0.2.1')[2]).toBe(ids('anna@demo.test', '198.51.100.1')[2]);
    expect(signInKeys('anna@demo.test', '192.0.2.1', 'd1').map(({ kind }) => kind)).toEqual([
      'address',
      'pair',
      'device',
    ]);
    expect(accountKeys('password', 'u1').map(({ kind }) => kind)).toEqual(['pair', 'account']);
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:0:1:aaaa::1', '2001:db8:0:1::/64'],
    ['2001:0DB8::1:2:3:4', '2001:db8:0:0::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
