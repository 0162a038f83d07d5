import { restoreDays } from '@jahrring/contracts-admin';
import type { LicenceState } from '@jahrring/contracts-common';
import type { Audit, Database, Outbox, RequestContext } from '@jahrring/service-kit';
import { aCaller } from '@jahrring/testing/principals';
import { aLicence, clockAt, daysFromNow, now } from '../../../test/a-member';
import type { LicenceEntity, LicenceRepository, MembershipRepository } from '../identity-record';
import type { SessionStore } from '../session';
import { LicenceService } from './licence.service';

const states: readonly LicenceState[] = ['awaiting_activation', 'active', 'blocked', 'inactive', 'deleted'];
const caller = aCaller('superadmin');

/** Moves a licence to a state; returns what that writes, and what happened besides. */
async function moved(before: Partial<LicenceEntity>, state: LicenceState) {
  const licence = aLicence({
    licenceId: undefined,
    createdAt: now,
    updatedAt: now,
    ...before,
  } as Partial<LicenceEntity>);
  const written: Partial<LicenceEntity>[] = [];
  const happened: string[] = [];
  const audits: object[] = [];
  const service = new LicenceService(
    {
      tx: (ctx: RequestContext, work: (ctx: RequestContext) => Promise<unknown>) =>
        work(
          Object.assign(Object.create(ctx) as RequestContext, { afterCommit: (then: () => void) => then() }),
        ),
    } as unknown as Database,
    {
      get: () => Promise.resolve(licence),
      update: (_ctx: unknown, _id: string, _version: number, patch: Partial<LicenceEntity>) => {
        written.push(patch);
        return Promise.resolve({ ...licence, ...patch });
      },
    } as unknown as LicenceRepository,
    { countActive: () => Promise.resolve(new Map()) } as unknown as MembershipRepository,
    {
      endOfLicence: () => Promise.resolve(happened.push('sessions end')),
      forget: () => happened.push('forget'),
    } as unknown as SessionStore,
    { record: (_ctx: unknown, entry: object) => Promise.resolve(audits.push(entry)) } as unknown as Audit,
    { add: () => Promise.resolve(happened.push('told')) } as unknown as Outbox,
    clockAt(now),
  );
  await service.changeState(caller, licence.id, licence.version, { state });
  return { written, happened, audits };
}

describe('the state of a licence', () => {
  const allowed = new Set([
    ...['awaiting_activation>active', 'awaiting_activation>deleted'],
    ...['active>blocked', 'active>inactive', 'active>deleted'],
    ...['blocked>active', 'blocked>inactive', 'blocked>deleted'],
    ...['inactive>active', 'inactive>deleted', 'deleted>active'],
  ]);

  it.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
    'from %s to %s',
    async (from, to) => {
      const deletedAt = from === 'deleted' ? daysFromNow(-1) : null;
      const going = moved({ state: from, deletedAt }, to);
      if (allowed.has(`${from}>${to}`)) expect((await going).written).toMatchObject([{ state: to }]);
      else await expect(going).rejects.toMatchObject({ code: 'LICENCE_TRANSITION', params: { from, to } });
    },
  );

  it.each(['blocked', 'inactive', 'deleted'] as const)(
    'on %s ends the sessions of its people',
    async (to) => {
      expect((await moved({}, to)).happened).toEqual(['sessions end', 'told', 'forget']);
    },
  );

  it('that opens again ends nobody’s session', async () => {
    expect((await moved({ state: 'blocked' }, 'active')).happened).toEqual(['told', 'forget']);
  });

  it('keeps the moment of its deletion, until it is restored', async () => {
    expect((await moved({}, 'deleted')).written[0]?.deletedAt).toEqual(now);
    expect(
      (await moved({ state: 'deleted', deletedAt: daysFromNow(-1) }, 'active')).written[0]?.deletedAt,
    ).toBeNull();
  });

  it('is restored for 30 days, to the second', async () => {
    expect(restoreDays).toBe(30);
    const second = 1 / 86_400;
    const restored = (days: number) => moved({ state: 'deleted', deletedAt: daysFromNow(-days) }, 'active');
    await expect(restored(30)).resolves.toBeDefined();
    await expect(restored(30 + second)).rejects.toMatchObject({ code: 'LICENCE_RESTORE_OVER' });
  });

  it('leaves its bank number out of the audit trail', async () => {
    const { audits } = await moved({ iban: 'CH9300762011623852957' }, 'blocked');
    expect(audits).toHaveLength(1);
    expect(JSON.stringify(audits)).not.toContain('CH93');
  });
});
