import { mostLicenceOwners } from '@jahrring/contracts-admin';
import type { Audit, Database, RequestContext } from '@jahrring/service-kit';
import { aCaller } from '@jahrring/testing/principals';
import { aMembership, aUser, clockAt, now } from '../../../../test/a-member';
import type {
  LicenceRepository,
  MembershipEntity,
  MembershipRepository,
  UserRepository,
} from '../../identity-record';
import type { LicenceOwnerRepository } from './licence-owner.repository';
import { LicenceOwnerService } from './licence-owner.service';

const ctx = aCaller('superadmin');
const admin = (id: string, change: Partial<MembershipEntity> = {}) =>
  aMembership({ id, role: 'admin', ...change });

/** Owners of a licence whose people are `members`; whoever is named and no member has left. */
function aLicenceOf(members: MembershipEntity[], owners: string[] = [], user = aUser()) {
  const rows = owners.map((employeeId) => ({
    id: `row ${employeeId}`,
    version: 1,
    employeeId,
    namedBy: 'R',
    namedAt: now,
  }));
  const audits: object[] = [];
  const service = new LicenceOwnerService(
    {
      tx: (ctx: RequestContext, work: (ctx: RequestContext) => Promise<unknown>) => work(ctx),
    } as unknown as Database,
    {
      findAll: () => Promise.resolve([...rows]),
      insert: (_ctx: unknown, row: (typeof rows)[number]) =>
        Promise.resolve(rows.push({ ...row, id: 'new' })),
      remove: (_ctx: unknown, id: string) =>
        Promise.resolve(
          rows.splice(
            rows.findIndex((row) => row.id === id),
            1,
          ),
        ),
    } as unknown as LicenceOwnerRepository,
    { lock: () => Promise.resolve() } as unknown as LicenceRepository,
    {
      get: (_ctx: unknown, id: string) => {
        const found = members.find((one) => one.id === id);
        return found ? Promise.resolve(found) : Promise.reject(new Error('not found'));
      },
      getMany: (_ctx: unknown, ids: string[]) =>
        Promise.resolve(members.filter(({ id }) => ids.includes(id))),
      members: (_ctx: unknown, some: MembershipEntity[]) =>
        Promise.resolve(some.map((membership) => ({ membership, user }))),
    } as unknown as MembershipRepository,
    { get: () => Promise.resolve(user) } as unknown as UserRepository,
    { record: (_ctx: unknown, entry: object) => Promise.resolve(audits.push(entry)) } as unknown as Audit,
    clockAt(now),
  );
  return { service, audits, named: () => rows.map(({ employeeId }) => employeeId) };
}

const many = Array.from({ length: mostLicenceOwners }, (_, at) => `m${at}`);

describe('the owners of a licence', () => {
  it('are admins who work there, named once each', async () => {
    const { service, named, audits } = aLicenceOf([admin('m1')]);
    await service.name(ctx, 'm1');
    const { items } = await service.name(ctx, 'm1');
    expect(named()).toEqual(['m1']);
    expect(items).toMatchObject([
      { employeeId: 'm1', name: 'Anna Muster', namedBy: 'Anna Muster', active: true },
    ]);
    expect(audits).toHaveLength(1);
  });

  it.each([
    ['no admin', { role: 'manager' } as const],
    ['not active', { active: false }],
  ])('are not people who are %s', async (_what, change) => {
    await expect(aLicenceOf([admin('m1', change)]).service.name(ctx, 'm1')).rejects.toMatchObject({
      code: 'OWNER_UNFIT',
    });
  });

  it('are no more than there may be', async () => {
    const members = [...many, 'one more'].map((id) => admin(id));
    const licence = aLicenceOf(members, many);
    await expect(licence.service.name(ctx, 'one more')).rejects.toMatchObject({
      ...{ code: 'OWNERS_FULL', params: { max: mostLicenceOwners } },
    });
    await licence.service.remove(ctx, 'm0');
    await expect(licence.service.name(ctx, 'one more')).resolves.toBeDefined();
  });

  it('who have left take nobody’s place: they are not shown, and could not be taken away', async () => {
    const [, ...stayed] = many;
    const licence = aLicenceOf(
      [...stayed, 'one more'].map((id) => admin(id)),
      many,
    );
    const { items } = await licence.service.name(ctx, 'one more');
    expect(items.map(({ employeeId }) => employeeId)).toEqual([...stayed, 'one more']);
  });

  it.each([
    ['is no admin any more', { role: 'employee' } as const, aUser()],
    ['works there no more', { active: false }, aUser()],
    ['is blocked', {}, aUser({ blocked: true })],
  ])('are shown as such still where one %s, but not as active', async (_what, change, user) => {
    const { items } = await aLicenceOf([admin('m1', change)], ['m1'], user).service.list(ctx);
    expect(items).toMatchObject([{ employeeId: 'm1', active: false }]);
  });

  it('are not taken away where somebody is none', async () => {
    await expect(aLicenceOf([admin('m1')]).service.remove(ctx, 'm1')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
