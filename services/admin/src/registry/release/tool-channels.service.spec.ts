import { type Canary, shellTool, type UpdateToolChannels } from '@jahrring/contracts-admin';
import type { Audit, Database, RequestContext } from '@jahrring/service-kit';
import { aCaller } from '@jahrring/testing/principals';
import { aLicence, clockAt, daysFromNow, now } from '../../../test/a-member';
import type { ToolLicences, ToolWatchers } from '../port';
import type {
  ChannelsRepository,
  Registry,
  ReleaseEntity,
  ReleaseRepository,
  ToolChannelsEntity,
} from '../release-record';
import type { ShellSite } from './shell-site';
import { ToolChannelsService } from './tool-channels.service';

const ctx = aCaller('superadmin');

interface Stand extends Partial<ToolChannelsEntity> {
  /** Versions, newest first; those in `gone` are withdrawn. */
  versions?: string[];
  gone?: string[];
  /** Those whose files are gone as well. */
  retired?: string[];
  pins?: { licenceId: string; tool: string; toolVersion: string }[];
}

/** A tool with the versions 3.0.0 (stable), 2.0.0 and 1.0.0, unless told. */
function aTool({
  versions = ['3.0.0', '2.0.0', '1.0.0'],
  gone = [],
  retired = [],
  pins = [],
  ...pointers
}: Stand = {}) {
  const tool = pointers.tool ?? 'time';
  let channels = {
    ...{ tool, version: 7, stable: '3.0.0', previous: '2.0.0', canary: null, canarySince: null },
    ...{ canaryWithdrawn: null, built: null },
    ...pointers,
  } as ToolChannelsEntity;
  const releases = versions.map((toolVersion) => ({
    ...{ id: `id ${toolVersion}`, tool, toolVersion },
    state: retired.includes(toolVersion) ? 'retired' : gone.includes(toolVersion) ? 'withdrawn' : 'published',
  })) as ReleaseEntity[];
  const foreign = { id: 'foreign', tool: 'other', toolVersion: '9.0.0', state: 'published' } as ReleaseEntity;
  const actions: string[] = [];
  const followed: string[] = [];
  const find = (id: string) => releases.find((one) => one.id === id) ?? foreign;
  const service = new ToolChannelsService(
    {
      tx: (ctx: RequestContext, work: (ctx: RequestContext) => Promise<unknown>) =>
        work(
          Object.assign(Object.create(ctx) as RequestContext, { afterCommit: (then: () => void) => then() }),
        ),
    } as unknown as Database,
    clockAt(now),
    {
      get: () => Promise.resolve(channels),
      update: (_ctx: unknown, before: ToolChannelsEntity, change: Partial<ToolChannelsEntity>) =>
        Promise.resolve((channels = { ...before, ...change, version: before.version + 1 })),
      findPins: () => Promise.resolve(pins),
      pin: (_ctx: unknown, pin: (typeof pins)[number]) => Promise.resolve(pins.push(pin)),
      unpin: (_ctx: unknown, licenceId: string) =>
        Promise.resolve(
          pins.splice(
            pins.findIndex((pin) => pin.licenceId === licenceId),
            1,
          ),
        ),
    } as unknown as ChannelsRepository,
    {
      findLines: () => Promise.resolve([foreign, ...releases]),
      get: (_ctx: unknown, id: string) => Promise.resolve({ ...find(id) }),
      find: (_ctx: unknown, _tool: string, version: string) => Promise.resolve(find(`id ${version}`)),
      setState: (_ctx: unknown, id: string, change: Partial<ReleaseEntity>) =>
        Promise.resolve(Object.assign(find(id), change)),
    } as unknown as ReleaseRepository,
    {
      get: () => Promise.resolve(aLicence()),
      getMany: (_ctx: unknown, ids: string[]) =>
        Promise.resolve([...new Set(ids)].filter((id) => id !== 'unknown').map((id) => aLicence({ id }))),
    } as unknown as ToolLicences,
    { changed: () => undefined } as unknown as Registry,
    {
      record: (_ctx: unknown, { action }: { action: string }) => Promise.resolve(actions.push(action)),
    } as unknown as Audit,
    { follow: (_ctx: unknown, version: string) => followed.push(version) } as unknown as ShellSite,
    { toolsChanged: () => undefined } as unknown as ToolWatchers,
  );
  return {
    ...{ service, actions, followed, pins },
    channels: () => channels,
    pointers: () => [channels.stable, channels.previous, channels.canary?.version ?? null],
    stateOf: (version: string) => find(`id ${version}`).state,
    set: (body: UpdateToolChannels) => service.update(ctx, tool, channels.version, body),
  };
}

const aCanary = (version: string, change: Partial<Canary> = {}): Canary => ({
  version,
  percent: 10,
  licenceIds: [],
  ...change,
});

describe('the stable version of a tool', () => {
  it('leaves the one before as what a roll back leads to', async () => {
    const tool = aTool({ stable: '2.0.0', previous: '1.0.0' });
    await tool.set({ stable: '3.0.0' });
    expect(tool.pointers()).toEqual(['3.0.0', '2.0.0', null]);
  });

  it('set to an older one never leads forward again', async () => {
    const tool = aTool();
    await tool.set({ stable: '2.0.0' });
    expect(tool.pointers()).toEqual(['2.0.0', '1.0.0', null]);
    await tool.set({ stable: '1.0.0' });
    expect(tool.pointers()).toEqual(['1.0.0', null, null]);
    await expect(tool.service.rollBack(ctx, 'time', tool.channels().version)).rejects.toMatchObject({
      code: 'NOTHING_BEFORE',
    });
  });

  it('is no version that was withdrawn, of another tool, or never there', async () => {
    for (const stable of ['2.0.0', '9.0.0', '4.0.0'])
      await expect(aTool({ gone: ['2.0.0'] }).set({ stable })).rejects.toMatchObject({
        code: 'RELEASE_NOT_SERVABLE',
      });
  });

  it('is moved by nobody who saw an older state', async () => {
    const { service } = aTool();
    await expect(service.update(ctx, 'time', 6, { stable: '2.0.0' })).rejects.toMatchObject({
      code: 'VERSION_MISMATCH',
    });
    await expect(service.rollBack(ctx, 'time', 6)).rejects.toMatchObject({ code: 'VERSION_MISMATCH' });
  });

  it('that is set again changes nothing and leaves no trace', async () => {
    const tool = aTool();
    await tool.set({ stable: '3.0.0' });
    expect([tool.channels().version, tool.actions]).toEqual([7, []]);
  });

  it('goes back past a version that was withdrawn meanwhile', async () => {
    const tool = aTool({ gone: ['2.0.0'] });
    await tool.service.rollBack(ctx, 'time', 7);
    expect(tool.pointers()).toEqual(['1.0.0', null, null]);
  });

  it('of the shell is what its page follows; of a tool it is not', async () => {
    const shell = aTool({ tool: shellTool });
    await shell.set({ stable: '2.0.0' });
    const tool = aTool();
    await tool.set({ stable: '2.0.0' });
    expect([shell.followed, tool.followed]).toEqual([['2.0.0'], []]);
  });
});

describe('a canary', () => {
  it('begins now; another share of the same one goes on from when it began', async () => {
    const began = daysFromNow(-3);
    const tool = aTool({ stable: '2.0.0', canary: aCanary('3.0.0'), canarySince: began });
    await tool.set({ canary: aCanary('3.0.0', { percent: 50 }) });
    expect(tool.channels()).toMatchObject({ canary: { percent: 50 }, canarySince: began });
    await tool.set({ canary: aCanary('1.0.0') });
    expect(tool.channels().canarySince).toEqual(now);
  });

  it('ends once it is stable', async () => {
    const tool = aTool({ stable: '2.0.0', canary: aCanary('3.0.0'), canarySince: now });
    await tool.set({ stable: '3.0.0' });
    expect(tool.channels()).toMatchObject({ stable: '3.0.0', canary: null, canarySince: null });
  });

  it('goes on when another version becomes stable', async () => {
    const tool = aTool({ stable: '1.0.0', canary: aCanary('3.0.0'), canarySince: now });
    await tool.set({ stable: '2.0.0' });
    expect(tool.pointers()).toEqual(['2.0.0', '1.0.0', '3.0.0']);
  });

  it('is given to licences that exist, each counted once', async () => {
    const tool = aTool();
    await expect(
      tool.set({ canary: aCanary('2.0.0', { licenceIds: ['l1', 'unknown'] }) }),
    ).rejects.toMatchObject({
      fields: [{ field: 'canary.licenceIds', code: 'exists' }],
    });
    await expect(
      tool.set({ canary: aCanary('2.0.0', { licenceIds: ['l1', 'l1'] }) }),
    ).resolves.toBeUndefined();
  });

  it('is not for the shell, whose page is served before anybody is known', async () => {
    const shell = aTool({ tool: shellTool });
    await expect(shell.set({ canary: aCanary('2.0.0') })).rejects.toMatchObject({ code: 'SHELL_FOR_ALL' });
    await expect(shell.service.pin(ctx, shellTool, 'l1', '2.0.0')).rejects.toMatchObject({
      code: 'SHELL_FOR_ALL',
    });
    await expect(shell.set({ canary: null })).resolves.toBeUndefined();
  });

  it('that fails withdraws itself and is remembered until the next one', async () => {
    const tool = aTool({ stable: '2.0.0', previous: '1.0.0', canary: aCanary('3.0.0'), canarySince: now });
    expect(await tool.service.withdrawCanary(ctx, 'time', '3.0.0', 'too many errors')).toBe(true);
    expect(tool.pointers()).toEqual(['2.0.0', '1.0.0', null]);
    expect(tool.channels().canaryWithdrawn).toMatchObject({ version: '3.0.0', reason: 'too many errors' });
    expect(tool.stateOf('3.0.0')).toBe('withdrawn');
    await tool.set({ canary: aCanary('1.0.0') });
    expect(tool.channels().canaryWithdrawn).toBeNull();
  });

  it('does not withdraw what is the canary no more', async () => {
    const tool = aTool({ canary: aCanary('2.0.0') });
    expect(await tool.service.withdrawCanary(ctx, 'time', '3.0.0', 'late news')).toBe(false);
    expect([tool.stateOf('3.0.0'), tool.channels().version]).toEqual(['published', 7]);
  });
});

describe('a version that is withdrawn', () => {
  const withdraw = (tool: ReturnType<typeof aTool>, version: string) =>
    tool.service.withdraw(ctx, `id ${version}`, { reason: 'broken' });

  it.each<[string, Stand, string, (string | null)[]]>([
    ['stable: everybody gets the one before', {}, '3.0.0', ['2.0.0', '1.0.0', null]],
    ['the one before: a roll back leads further', {}, '2.0.0', ['3.0.0', '1.0.0', null]],
    ['neither: nothing moves', {}, '1.0.0', ['3.0.0', '2.0.0', null]],
    [
      'the canary: it ends',
      { stable: '2.0.0', previous: '1.0.0', canary: aCanary('3.0.0') },
      '3.0.0',
      ['2.0.0', '1.0.0', null],
    ],
    [
      'the oldest, and stable: the newest is better than nothing',
      { stable: '1.0.0', previous: null },
      '1.0.0',
      ['3.0.0', '2.0.0', null],
    ],
    ['stable where the one before is gone too', { gone: ['2.0.0'] }, '3.0.0', ['1.0.0', null, null]],
  ])('was %s', async (_what, stand, version, pointers) => {
    const tool = aTool(stand);
    await withdraw(tool, version);
    expect(tool.pointers()).toEqual(pointers);
    expect(tool.stateOf(version)).toBe('withdrawn');
  });

  it('is never the last one that can be served', async () => {
    await expect(withdraw(aTool({ gone: ['2.0.0', '1.0.0'] }), '3.0.0')).rejects.toMatchObject({
      code: 'RELEASE_LAST',
    });
  });

  it('comes back into no channel', async () => {
    const tool = aTool();
    await withdraw(tool, '3.0.0');
    await tool.service.restore(ctx, 'id 3.0.0');
    expect(tool.pointers()).toEqual(['2.0.0', '1.0.0', null]);
    expect(tool.stateOf('3.0.0')).toBe('published');
  });

  it('stays away once its files are gone', async () => {
    const tool = aTool({ retired: ['1.0.0'] });
    await expect(tool.service.restore(ctx, 'id 1.0.0')).rejects.toMatchObject({
      code: 'RELEASE_NOT_SERVABLE',
    });
    expect(tool.stateOf('1.0.0')).toBe('retired');
  });

  it('is withdrawn once: a second time changes neither reason nor channels', async () => {
    const tool = aTool();
    await withdraw(tool, '3.0.0');
    const { version } = tool.channels();
    const again = await tool.service.withdraw(ctx, 'id 3.0.0', { reason: 'another' });
    expect([again.withdrawnReason, tool.channels().version]).toEqual(['broken', version]);
  });
});

describe('a licence that is pinned to a version', () => {
  it('is pinned once, moved, and let go', async () => {
    const tool = aTool();
    await tool.service.pin(ctx, 'time', 'l1', '2.0.0');
    await tool.service.pin(ctx, 'time', 'l1', '2.0.0');
    expect([tool.pins, tool.actions]).toEqual([
      [{ licenceId: 'l1', tool: 'time', toolVersion: '2.0.0' }],
      ['pin'],
    ]);
    await tool.service.unpin(ctx, 'time', 'l1');
    expect([tool.pins, tool.actions]).toEqual([[], ['pin', 'unpin']]);
    await expect(tool.service.unpin(ctx, 'time', 'l1')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('gets no version that is served to nobody', async () => {
    await expect(aTool({ gone: ['2.0.0'] }).service.pin(ctx, 'time', 'l1', '2.0.0')).rejects.toMatchObject({
      code: 'RELEASE_NOT_SERVABLE',
    });
  });
});
