/** @jest-environment jsdom */
import { createPageHistory, toLocation, type PageHistory } from './page-history';

const popped = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));

describe('the browser’s history', () => {
  let stop: () => void = () => undefined;
  const pops: [string, number][] = [];

  /** Opens a page, or opens it again. */
  function open(): PageHistory {
    stop();
    const opened = createPageHistory();
    stop = opened.listen(({ pathname, hash }, delta) => pops.push([`${pathname}${hash}`, delta]));
    return opened;
  }

  beforeEach(() => {
    history.pushState(null, '', '/');
    pops.length = 0;
  });
  afterAll(() => stop());

  it('writes a place with what belongs to it, and reads it again', () => {
    const own = open();
    expect(own.location()).toMatchObject({ pathname: '/', state: null, key: 'default' });
    const place = toLocation('/notes?a=1#b', { from: 'here' });
    own.push(place);
    expect(location.href).toBe('http://localhost/notes?a=1#b');
    expect(open().location()).toEqual(place);
    own.replace(toLocation('/tasks'));
    expect(location.pathname).toBe('/tasks');
  });

  it('counts the steps back and forth, over a reload too', async () => {
    const own = open();
    for (const path of ['/a', '/b', '/c']) own.push(toLocation(path));
    own.go(-2);
    await popped();
    open().go(1);
    await popped();
    expect(pops).toEqual([
      ['/a', -2],
      ['/b', 1],
    ]);
  });

  it('takes up the entry of a link within the page', async () => {
    const own = open();
    own.push(toLocation('/a'));
    location.hash = '#part';
    await popped();
    own.push(toLocation('/b'));
    own.go(-2);
    await popped();
    expect(pops).toEqual([
      ['/a#part', 1],
      ['/a', -2],
    ]);
  });

  it('spells a path as the browser does, and stays on its own origin', () => {
    expect(toLocation('/notes/über uns')).toMatchObject({ pathname: '/notes/%C3%BCber%20uns' });
    expect(toLocation({ pathname: '/notes', search: '?a=1' })).toMatchObject({ search: '?a=1', hash: '' });
    expect(toLocation('//elsewhere.example')).toMatchObject({ pathname: '/' });
  });
});
