import type { ToolDescriptor } from '@jahrring/contracts-common';
import fc from 'fast-check';
import { resolveReleaseSet, withoutInactivePlugins } from './release-set.rules';
import {
  canaryPlace,
  chooseRelease,
  isCompatible,
  isInCanary,
  type ServableRelease,
  type ServableTool,
  type Situation,
} from './choose-release';

const names = ['5.0.0', '4.0.0', '3.0.0', '2.0.0', '1.0.0'] as const;

function descriptorOf(change: Partial<ToolDescriptor> = {}): ToolDescriptor {
  return {
    id: 'time', version: '1.0.0', shell: '^1', services: {}, namespaces: [], routes: [], navigation: [], extensions: [], core: true,
    plugins: [], ...change,
  }; // oxfmt-ignore
}

function releaseOf(version: string, change: Partial<ToolDescriptor> = {}): ServableRelease {
  const code = { version, entry: `/tools/time/${version}/remoteEntry.js`, globalName: `time_${version}` };
  return { code, descriptor: descriptorOf({ version, ...change }) };
}

/** All five versions, the newest stable. */
function toolOf(change: Partial<ServableTool> = {}): ServableTool {
  return {
    tool: 'time',
    releases: names.map((name) => releaseOf(name)),
    history: names,
    stable: '5.0.0',
    previous: '4.0.0',
    canary: null,
    ...change,
  };
}

function situationOf(change: Partial<Situation> = {}): Situation {
  return { licenceId: 'a', shellApi: '1.0.0', running: new Map(), pins: new Map(), ...change };
}

const versionIn = fc.constantFrom(...names);
const licence = fc.uuid();

/** Any tool: some versions gone, some not for this shell, pointers anywhere. */
const anyTool: fc.Arbitrary<ServableTool> = fc
  .record({
    present: fc.subarray([...names]),
    ofOtherShell: fc.subarray([...names]),
    stable: fc.option(versionIn),
    previous: fc.option(versionIn),
    canary: fc.option(
      fc.record({
        version: versionIn,
        percent: fc.integer({ min: 0, max: 100 }),
        licenceIds: fc.constant<string[]>([]),
      }),
    ),
  })
  .map(({ present, ofOtherShell, ...pointers }) =>
    toolOf({
      ...pointers,
      releases: present.map((name) => releaseOf(name, ofOtherShell.includes(name) ? { shell: '^2' } : {})),
    }),
  );

const anySituation: fc.Arbitrary<Situation> = fc
  .record({ licenceId: licence, pin: fc.option(versionIn) })
  .map(({ licenceId, pin }) => situationOf({ licenceId, pins: new Map(pin ? [['time', pin]] : []) }));

describe('choosing a version', () => {
  it('serves only what can be served and works with this shell, and falls back to another such version', () => {
    fc.assert(
      fc.property(anyTool, anySituation, (tool, situation) => {
        const choice = chooseRelease(tool, situation);
        if (!choice) return;
        for (const release of [choice.release, choice.fallback]) {
          if (!release) continue;
          expect(tool.releases).toContain(release);
          expect(isCompatible(release.descriptor, situation)).toBe(true);
        }
        expect(choice.fallback).not.toBe(choice.release);
      }),
    );
  });

  it('serves a pin above all, and a fitting stable to everybody who is neither pinned nor in the canary', () => {
    fc.assert(
      fc.property(anyTool, anySituation, (tool, situation) => {
        const choice = chooseRelease(tool, situation);
        const find = (version: string | null | undefined) =>
          tool.releases.find(
            (one) => one.code.version === version && isCompatible(one.descriptor, situation),
          );
        const pinned = find(situation.pins.get('time'));
        if (pinned) return expect(choice).toMatchObject({ release: pinned, channel: 'pinned' });
        const tried = tool.canary && isInCanary(tool.canary, situation.licenceId, 'time');
        if (tried && find(tool.canary?.version))
          return expect(choice?.release).toBe(find(tool.canary?.version));
        const stable = find(tool.stable);
        if (stable) expect(choice).toMatchObject({ release: stable, channel: 'stable' });
      }),
    );
  });

  it('never puts anybody on a version newer than stable who is neither pinned nor in the canary', () => {
    fc.assert(
      fc.property(anyTool, licence, (tool, licenceId) => {
        const choice = chooseRelease({ ...tool, canary: null }, situationOf({ licenceId }));
        if (!choice || tool.stable === null) return expect(choice).toBeUndefined();
        const age = (version: string) => tool.history.indexOf(version);
        expect(age(choice.release.code.version)).toBeGreaterThanOrEqual(age(tool.stable));
        if (choice.fallback) {
          expect(age(choice.fallback.code.version)).toBeGreaterThan(age(choice.release.code.version));
        }
      }),
    );
  });

  it('takes the newest fitting version before a stable that does not fit', () => {
    const releases = names.map((name) => releaseOf(name, name > '3.0.0' ? { shell: '^2' } : {}));
    const choice = chooseRelease(toolOf({ releases }), situationOf());
    expect(choice).toMatchObject({
      release: { code: { version: '3.0.0' } },
      fallback: { code: { version: '2.0.0' } },
    });
  });

  it('falls back from a canary or pin to stable, from stable to what was stable before', () => {
    const canary = { version: '5.0.0', percent: 100, licenceIds: [] };
    const tried = chooseRelease(toolOf({ stable: '3.0.0', previous: '1.0.0', canary }), situationOf());
    expect(tried).toMatchObject({ channel: 'canary', fallback: { code: { version: '3.0.0' } } });
    const usual = chooseRelease(toolOf({ stable: '3.0.0', previous: '1.0.0' }), situationOf());
    expect(usual).toMatchObject({ channel: 'stable', fallback: { code: { version: '1.0.0' } } });
    const pins = new Map([['time', '2.0.0']]);
    const pinned = chooseRelease(toolOf({ stable: '3.0.0' }), situationOf({ pins }));
    expect(pinned).toMatchObject({ channel: 'pinned', fallback: { code: { version: '3.0.0' } } });
  });
});

describe('the canary', () => {
  it('gives a licence its place once for all versions, and another one in every tool', () => {
    fc.assert(
      fc.property(licence, fc.integer({ min: 0, max: 100 }), (licenceId, percent) => {
        const inIt = (version: string) => isInCanary({ version, percent, licenceIds: [] }, licenceId, 'time');
        expect(inIt('1.0.0')).toBe(inIt('2.0.0'));
        expect(inIt('1.0.0')).toBe(canaryPlace(licenceId, 'time') < percent);
      }),
    );
    const places = Array.from({ length: 50 }, (_, at) => [
      canaryPlace(`licence ${at}`, 'time'),
      canaryPlace(`licence ${at}`, 'planning'),
    ]);
    expect(places.filter(([one, two]) => one === two).length).toBeLessThan(10);
  });

  it('only grows with its percentage, and takes about as many as it says', () => {
    const licences = Array.from({ length: 10_000 }, (_, at) => `licence ${at}`);
    const share = (percent: number) =>
      licences.filter((id) => isInCanary({ version: '2', percent, licenceIds: [] }, id, 'time'));
    expect(share(0)).toEqual([]);
    expect(share(100)).toHaveLength(10_000);
    const ten = new Set(share(10));
    expect(ten.size).toBeGreaterThan(900);
    expect(ten.size).toBeLessThan(1_100);
    const thirty = new Set(share(30));
    expect([...ten].every((id) => thirty.has(id))).toBe(true);
  });

  it('takes named licences whatever their place', () => {
    const canary = { version: '2.0.0', percent: 0, licenceIds: ['a'] };
    expect(isInCanary(canary, 'a', 'time')).toBe(true);
    expect(isInCanary(canary, 'b', 'time')).toBe(false);
  });
});

describe('compatibility', () => {
  const needs = { shell: '^1.2', services: { time: '^1.1.0' } };
  const running = (...versions: string[]) => new Map([['time', versions]]);

  it.each([
    ['1.2.0', running('1.1.0'), true],
    ['1.9.3', running('1.4.0'), true],
    ['1.1.0', running('1.1.0'), false],
    ['2.0.0', running('1.1.0'), false],
    ['1.2.0', running('1.0.9'), false],
    // While a service is being replaced, either version may answer.
    ['1.2.0', running('1.1.0', '2.0.0'), false],
    ['1.2.0', new Map<string, string[]>(), true],
    [undefined, running('1.1.0'), true],
    ['what?', running('what?'), true],
  ])('shell %s with services %o: %s', (shellApi, versions, fits) => {
    expect(isCompatible(needs, { shellApi, running: versions })).toBe(fits);
  });
});

describe('the release set', () => {
  const route = { path: '/p', expose: './A', module: './a', any: [], titleKey: 'time:a' };
  const timber = toolOf({
    tool: 'timber',
    releases: [releaseOf('5.0.0', { id: 'timber', core: false, plugins: ['timber'] })],
  });

  it('holds core tools and those of active plugins, by id, without what belongs to plugins that are off', () => {
    const routes = [route, { ...route, path: '/s', plugin: 'surcharges' }];
    const time = toolOf({ releases: [releaseOf('5.0.0', { routes, plugins: ['surcharges'] })] });
    const none = resolveReleaseSet([timber, time], [], situationOf());
    expect(none.map((entry) => entry.id)).toEqual(['time']);
    expect(none[0]?.descriptor).toMatchObject({ routes: [route], plugins: [] });
    const all = resolveReleaseSet([timber, time], ['surcharges', 'timber'], situationOf());
    expect(all.map((entry) => entry.id)).toEqual(['timber', 'time'].sort());
    expect(all.find((entry) => entry.id === 'time')?.descriptor.routes).toEqual(routes);
  });

  it('never answers a part of a plugin that is off', () => {
    const plugin = fc.constantFrom('a', 'b', 'c');
    fc.assert(
      fc.property(fc.array(fc.option(plugin)), fc.subarray(['a', 'b', 'c']), (owners, active) => {
        const routes = owners.map((owner) => ({ ...route, ...(owner ? { plugin: owner } : {}) }));
        const shown = withoutInactivePlugins(descriptorOf({ routes }), new Set(active)).routes;
        expect(shown).toEqual(
          routes.filter((one) => !('plugin' in one) || active.includes(String(one.plugin))),
        );
      }),
    );
  });
});
