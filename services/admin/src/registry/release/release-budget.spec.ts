import type { ReleaseDescriptor } from '@jahrring/contracts-admin';
import fc from 'fast-check';
import { budgetOf } from './release-budget';
import { placeOf } from './release-archive';
import { requireTool } from './release-token.service';
import type { ReleaseTokenEntity } from './release-token.entity';

const kilobyte = 1_024;
const files = (sizes: Record<string, number>) =>
  Object.entries(sizes).map(([name, compressed]) => ({ name, size: 9_999_999, compressed, integrity: '' }));

const aTool = (change: object = {}): ReleaseDescriptor =>
  ({
    ...{ id: 'time', routes: [{ expose: './Day' }, { expose: './Year' }] },
    build: {
      exposes: { './setup': ['setup.js'], './Day': ['day.js', 'day.css'], './Year': ['year.js'] },
      files: files({
        ...{ 'remoteEntry.js': 1, 'setup.js': 20, 'day.js': 300, 'day.css': 4_000, 'year.js': 50_000 },
        ...{ 'texts-de.1a.js': 600_000, 'texts-start-de.2b.js': 7_000_000, 'texts-fr.3c.js': 80_000_000 },
      }),
    },
    ...change,
  }) as unknown as ReleaseDescriptor;

describe('what the first page of a tool takes', () => {
  it('is its entry, its set-up, the first route’s script and style, and the German texts, packed', () => {
    expect(budgetOf(aTool(), '').bytes).toBe(7_604_321);
  });

  it('counts a file once that belongs to both set-up and page', () => {
    const shared = aTool({
      build: {
        exposes: { './setup': ['shared.js'], './Day': ['shared.js'] },
        files: files({ 'remoteEntry.js': 1, 'shared.js': 20 }),
      },
    });
    expect(budgetOf(shared, '').bytes).toBe(21);
  });

  it('is nothing of a tool without pages', () => {
    expect(budgetOf(aTool({ routes: [] }), '').bytes).toBe(0);
  });

  it('may be 20 KB, or what the tool tells', () => {
    expect(budgetOf(aTool(), '').most).toBe(20 * kilobyte);
    expect(budgetOf(aTool({ budgets: { firstPage: 12.5 } }), '').most).toBe(12.5 * kilobyte);
    expect(budgetOf(aTool({ budgets: { firstPage: 0 } }), '').most).toBe(0);
  });
});

describe('what the page of the shell takes', () => {
  const shell = (page: string) =>
    budgetOf(
      aTool({
        id: 'shell',
        budgets: { firstPage: 1 },
        build: {
          exposes: {},
          files: files({ 'index.html': 1, 'assets/a.js': 20, 'assets/a.js.map': 300, 'logo.svg': 4_000 }),
        },
      }),
      page,
    );

  it('is the page and what it names of its assets', () => {
    expect(shell('<script src="/assets/a.js"></script><img src="/logo.svg">').bytes).toBe(21);
    expect(shell('<p>a.js, assets/a.js</p>').bytes).toBe(1);
  });

  it('may be 150 KB, whatever it tells of itself', () => expect(shell('').most).toBe(150 * kilobyte));
});

describe('where a release lies', () => {
  it('is its own folder; a tool begins with its container, the shell with its page', () => {
    expect(placeOf('machine-control', '1.2.3')).toEqual({
      entry: '/tools/machine-control/1.2.3/remoteEntry.js',
      globalName: 'machine_control_1_2_3',
    });
    expect(placeOf('shell', '1.2.3').entry).toBe('/tools/shell/1.2.3/index.html');
  });

  it('is no other release’s: containers of two releases never have one name', () => {
    const tool = fc.stringMatching(/^[a-z][a-z0-9]{0,3}(-[a-z0-9]{1,3}){0,2}$/);
    const version = fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30)).map((parts) => parts.join('.'));
    const release = fc.tuple(tool, version);
    fc.assert(
      fc.property(release, release, ([tool, version], [other, otherVersion]) => {
        fc.pre(tool !== other || version !== otherVersion);
        const [one, two] = [placeOf(tool, version), placeOf(other, otherVersion)];
        expect(one.entry).not.toBe(two.entry);
        expect(one.globalName).not.toBe(two.globalName);
        expect(one.globalName).toMatch(/^[a-z]\w*$/);
      }),
    );
  });
});

describe('the key of a team', () => {
  const key = (...tools: string[]) => ({ tools }) as ReleaseTokenEntity;

  it.each([
    ['its tool', key('time'), true],
    ['one of its tools', key('planning', 'time'), true],
    ['every tool', key('*'), true],
    ['another tool', key('planning'), false],
    ['a tool whose name begins alike', key('time-control', 'tim'), false],
    ['no tool', key(), false],
  ])('for %s publishes time: %s', (_which, token, may) => {
    if (may) expect(() => requireTool(token, 'time')).not.toThrow();
    else expect(() => requireTool(token, 'time')).toThrow(expect.objectContaining({ code: 'RELEASE_TOKEN' }));
  });

  it('for tools does not publish the shell, unless it is for all', () => {
    expect(() => requireTool(key('time'), 'shell')).toThrow();
    expect(() => requireTool(key('*'), 'shell')).not.toThrow();
  });
});
