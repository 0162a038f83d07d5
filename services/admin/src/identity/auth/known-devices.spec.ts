import type { KitReply, KitRequest, ServiceEnv } from '@jahrring/service-kit';
import { cookieOf, KnownDevices } from './known-devices';

const devices = new KnownDevices({ secret: 'installation' } as ServiceEnv);

/** A browser that keeps the one cookie it is given. */
class Browser {
  cookie = '';
  header = '';

  signIn(userId: string, by = devices): this {
    const headers: Record<string, string[]> = {};
    const reply = {
      getHeader: (name: string) => headers[name.toLowerCase()],
      header: (name: string, value: string | string[]) => (headers[name.toLowerCase()] = [value].flat()),
      setHeader: (name: string, value: string | string[]) => (headers[name.toLowerCase()] = [value].flat()),
      raw: undefined,
    } as unknown as KitReply;
    by.remember(this.request, reply, userId);
    this.header = (headers['set-cookie'] ?? []).join();
    this.cookie = this.header.split(';')[0] ?? '';
    return this;
  }

  get request(): KitRequest {
    return {
      headers: { cookie: this.cookie },
      protocol: 'http',
      socket: {},
      raw: {},
    } as unknown as KitRequest;
  }

  knows(userId: string, by = devices): string | undefined {
    return by.find(cookieOf(this.request), userId);
  }
}

describe('a browser in which somebody has been signed in', () => {
  it('is known for this person, and for nobody else', () => {
    const browser = new Browser().signIn('anna');
    expect(browser.knows('anna')).toMatch(/^[\w-]{22}$/);
    expect(browser.knows('ben')).toBeUndefined();
  });

  it('is one browser for all who share it', () => {
    const browser = new Browser().signIn('anna');
    const before = browser.knows('anna');
    browser.signIn('ben').signIn('anna');
    expect([browser.knows('anna'), browser.knows('ben')]).toEqual([before, before]);
  });

  it('forgets who came longest ago after ten people', () => {
    const browser = new Browser();
    const people = Array.from({ length: 11 }, (_, index) => `person ${index}`);
    for (const person of people) browser.signIn(person);
    expect(browser.knows('person 0')).toBeUndefined();
    expect(people.slice(1).every((person) => browser.knows(person) !== undefined)).toBe(true);
  });

  it('is another one than every other', () => {
    expect(new Browser().signIn('anna').knows('anna')).not.toBe(new Browser().signIn('anna').knows('anna'));
  });

  it('keeps its cookie from scripts', () => {
    expect(new Browser().signIn('anna').header).toMatch(/HttpOnly/i);
  });
});

describe('a cookie that somebody has made up', () => {
  const { cookie } = new Browser().signIn('anna');
  const value = cookie.split('=')[1] ?? '';
  const [nonce = '', mark = ''] = value.split('.');

  it.each([
    ['nothing', ''],
    ['another browser’s mark', `${'A'.repeat(22)}.${mark}`],
    ['a mark that is cut off', `${nonce}.${mark.slice(0, 21)}`],
    ['no mark', nonce],
    ['a shorter id', `${nonce.slice(1)}.${mark}`],
    ['an eleventh person', [nonce, ...Array<string>(10).fill('x'.repeat(22)), mark].join('.')],
  ])('is known for nobody: %s', (_what, forged) => {
    expect(devices.find(forged, 'anna')).toBeUndefined();
  });

  it('of another installation is worth nothing', () => {
    const other = new KnownDevices({ secret: 'other' } as ServiceEnv);
    expect(other.find(value, 'anna')).toBeUndefined();
    expect(devices.find(value, 'anna')).toBe(nonce);
  });
});
