import { trialDays } from '@jahrring/contracts-admin';
import type { Database, RequestContext } from '@jahrring/service-kit';
import { aCaller } from '@jahrring/testing/principals';
import { clockAt, daysFromNow, now } from '../../../test/a-member';
import { aPluginInTest, aPluginThatIsOn } from '../../../test/a-plugin';
import type { LicenceRepository } from '../identity-record';
import type { LicencePluginEntity, LicencePluginRepository } from '../licence-plugin';
import type { SessionStore } from '../session';
import type { PluginGate } from './offer/plugin-gate';
import { PluginTrialService } from './plugin-trial.service';
import type { PluginService } from './plugin.service';

type Written = Partial<LicencePluginEntity>;

/** Starts a test of `timber` for a licence whose plugin is `row` so far; returns what that writes. */
async function begun(row: LicencePluginEntity | null, ctx: RequestContext = aCaller(), plugin = 'timber') {
  const written: Written[] = [];
  const gone: string[] = [];
  const service = new PluginTrialService(
    {
      tx: (ctx: RequestContext, work: (ctx: RequestContext) => Promise<unknown>) =>
        work(
          Object.assign(Object.create(ctx) as RequestContext, { afterCommit: (then: () => void) => then() }),
        ),
    } as unknown as Database,
    { lock: () => Promise.resolve(gone.push('lock')) } as unknown as LicenceRepository,
    {
      findByPlugin: () => Promise.resolve(row),
      update: (_ctx: unknown, _id: string, version: number, patch: Written) =>
        Promise.resolve(written.push({ version, ...patch })),
      insert: (_ctx: unknown, values: Written) => Promise.resolve(written.push(values)),
    } as unknown as LicencePluginRepository,
    {
      require: () => Promise.resolve(plugin),
      requireCode: () => Promise.resolve(gone.push('code')),
      get: () => Promise.resolve({}),
    } as unknown as PluginService,
    { requireOn: () => Promise.resolve(gone.push('gate')) } as unknown as PluginGate,
    { forget: () => gone.push('sessions') } as unknown as SessionStore,
    clockAt(now),
  );
  await service.start(ctx, plugin);
  return { written, gone };
}

describe('the free test of a plugin', () => {
  it('lasts 30 days from its start, to the second', async () => {
    const { written, gone } = await begun(null);
    const endsAt = daysFromNow(trialDays);
    expect(trialDays).toBe(30);
    expect(written).toEqual([
      {
        ...{ plugin: 'timber', active: true, activatedAt: now, activeUntil: endsAt, trialStartedAt: now },
        ...{ trialEndsAt: endsAt, trialRemindedAt: null },
      },
    ]);
    expect(gone).toEqual(['code', 'lock', 'gate', 'sessions']);
  });

  it('goes on until its first end where it was switched off meanwhile', async () => {
    const { written } = await begun(aPluginInTest('timber', 4, { active: false }));
    expect(written).toEqual([
      {
        ...{ version: 3, active: true, activatedAt: now, activeUntil: daysFromNow(4) },
        ...{ trialStartedAt: daysFromNow(-26), trialEndsAt: daysFromNow(4) },
      },
    ]);
  });

  it('stays as it is where it runs', async () => {
    expect((await begun(aPluginInTest('timber', 4))).written).toEqual([]);
  });

  it.each([
    ['ended a second ago', aPluginInTest('timber', -1 / 86_400)],
    ['ends at this moment', aPluginInTest('timber', 0)],
    [
      'ended, and the plugin was bought and switched off since',
      aPluginInTest('timber', -90, { active: false, activeUntil: null }),
    ],
  ])('is given once: none where it %s', async (_case, row) => {
    await expect(begun(row)).rejects.toMatchObject({ code: 'TRIAL_USED' });
  });

  it('can still be had of a plugin that was on without one', async () => {
    const { written } = await begun(aPluginThatIsOn('timber', { active: false }));
    expect(written).toMatchObject([{ trialStartedAt: now, activeUntil: daysFromNow(30) }]);
  });

  it('is none where the plugin is on for good', async () => {
    await expect(begun(aPluginThatIsOn('timber'))).rejects.toMatchObject({ code: 'PLUGIN_ACTIVE' });
  });

  it('of what is the operator’s is nobody else’s', async () => {
    await expect(begun(null, aCaller('admin'), 'hsm-admin')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await begun(null, aCaller('superadmin'), 'hsm-admin')).written).toHaveLength(1);
  });
});
