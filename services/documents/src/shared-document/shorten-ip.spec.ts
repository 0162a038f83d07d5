import { shortenIp } from './shorten-ip';

describe('a shortened network address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
    ['2001:db8::6', '2001:db8::'],
    ['::1', '::'],
    ['nowhere', ''],
  ])('%s is kept as %s', (address, shortened) => {
    expect(shortenIp(address)).toBe(shortened);
  });
});
