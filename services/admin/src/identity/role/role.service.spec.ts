import {
  type Grants,
  grantsFor,
  type PluginId,
  pluginIds,
  type RoleChanges,
  type ShapedRole,
} from '@jahrring/contracts-admin';
import type { Grade, Role } from '@jahrring/contracts-common';
import { type Database, type RequestContext, systemContext } from '@jahrring/service-kit';
import { aCaller } from '@jahrring/testing/principals';
import type { MembershipRepository } from '../identity-record';
import type { ActivePlugins } from '../licence-plugin';
import type { SessionStore } from '../session';
import type { RoleOverrideEntity } from './role-override.entity';
import type { RoleOverrideRepository } from './role-override.repository';
import { RoleService } from './role.service';

const asProduct = (role: Role, plugins: readonly string[] = []): Grants =>
  grantsFor({ role, superadmin: false, activePlugins: [...plugins], demoLicence: false });

/** Roles of a licence that keeps at most one change, of `employee`. */
function aLicenceWith({ changes, plugins = [] }: { changes?: RoleChanges; plugins?: PluginId[] } = {}) {
  let kept = changes ? ({ id: 'o1', version: 4, role: 'employee', changes } as RoleOverrideEntity) : null;
  const forgotten: string[] = [];
  const save = (patch: Partial<RoleOverrideEntity>) => {
    kept = { ...kept, ...patch, version: (kept?.version ?? 0) + 1 } as RoleOverrideEntity;
    return Promise.resolve(kept);
  };
  const service = new RoleService(
    {
      tx: (ctx: RequestContext, work: (ctx: RequestContext) => Promise<unknown>) =>
        work(
          Object.assign(Object.create(ctx) as RequestContext, { afterCommit: (then: () => void) => then() }),
        ),
    } as unknown as Database,
    {
      findAll: () => Promise.resolve(kept ? [kept] : []),
      findOfRole: (_ctx: unknown, role: ShapedRole) => Promise.resolve(kept?.role === role ? kept : null),
      update: (_ctx: unknown, _id: string, _version: number, patch: Partial<RoleOverrideEntity>) =>
        save(patch),
      create: (_ctx: unknown, values: Partial<RoleOverrideEntity>) => save(values),
    } as unknown as RoleOverrideRepository,
    { find: () => Promise.resolve(plugins) } as unknown as ActivePlugins,
    { countByRole: () => Promise.resolve(new Map([['employee', 7]])) } as unknown as MembershipRepository,
    { forget: () => forgotten.push('sessions') } as unknown as SessionStore,
  );
  return { service, forgotten, kept: () => kept?.changes };
}

const withKeys = (grants: Grants, keys: Record<string, Grade>) => ({
  grants: Object.fromEntries([...grants, ...Object.entries(keys)]),
});
const admin = aCaller('admin', { plugins: [] });
const manager = aCaller('manager', { plugins: [] });
const licenceKey = 'tools.settings.license';

describe('what a licence makes of a role', () => {
  it('is kept as the difference to the product, so that a later product still reaches it', async () => {
    const licence = aLicenceWith();
    const [first] = asProduct('employee').keys();
    const wanted = withKeys(asProduct('employee'), { [licenceKey]: 'all' });
    delete wanted.grants[first ?? ''];
    const view = await licence.service.shape(admin, 'employee', 0, wanted);
    expect(licence.kept()).toEqual({ [licenceKey]: 'all', [first ?? '']: 'none' });
    expect(view).toMatchObject({ role: 'employee', version: 1, members: 7, grants: wanted.grants });
    expect(licence.forgotten).toEqual(['sessions']);
  });

  it('that is what the product gives is no difference', async () => {
    const licence = aLicenceWith({ changes: { [licenceKey]: 'all' } });
    await licence.service.shape(admin, 'employee', 4, withKeys(asProduct('employee'), {}));
    expect(licence.kept()).toEqual({});
  });

  it('is all undone by going back to the product', async () => {
    const licence = aLicenceWith({ changes: { [licenceKey]: 'all' } });
    const view = await licence.service.reset(admin, 'employee', 4);
    expect(view.grants).toEqual(Object.fromEntries(asProduct('employee')));
  });

  it('for a plugin that is off stays for when it comes back, through changes and a reset', async () => {
    const asleep: RoleChanges = { 'tools.creditors.approve': 'all', 'tools.qr_code.index': 'none' };
    const licence = aLicenceWith({ changes: { ...asleep, [licenceKey]: 'all' } });
    await licence.service.reset(admin, 'employee', 4);
    expect(licence.kept()).toEqual(asleep);
    const awake = aLicenceWith({ changes: asleep, plugins: ['creditors'] });
    await awake.service.reset(aCaller('admin', { plugins: ['creditors'] }), 'employee', 4);
    expect(awake.kept()).toEqual({ 'tools.qr_code.index': 'none' });
  });

  it.each([0, 3, 5])('is refused where somebody has changed it since version %i', async (version) => {
    const licence = aLicenceWith({ changes: {} });
    await expect(licence.service.reset(admin, 'employee', version)).rejects.toMatchObject({
      code: 'VERSION_MISMATCH',
    });
  });
});

describe('whoever shapes a role', () => {
  it('gives no key that they do not hold, and the refusal names it', async () => {
    const wanted = withKeys(asProduct('employee'), { [licenceKey]: 'all' });
    expect(manager.grants.has(licenceKey)).toBe(false);
    await expect(aLicenceWith().service.shape(manager, 'employee', 0, wanted)).rejects.toMatchObject({
      ...{ code: 'PERMISSION_BEYOND', params: { keys: licenceKey } },
    });
  });

  it('may leave as it is what goes beyond them already, and take it away', async () => {
    const wide = () => aLicenceWith({ changes: { [licenceKey]: 'all' } });
    const same = withKeys(asProduct('employee'), { [licenceKey]: 'all' });
    await expect(wide().service.shape(manager, 'employee', 4, same)).resolves.toBeDefined();
    await expect(wide().service.reset(manager, 'employee', 4)).resolves.toBeDefined();
  });

  it('does not widen a key further than their own reaches', async () => {
    const key = [...manager.grants].find(
      ([key, grade]) => grade === 'all' && (asProduct('employee').get(key) ?? 'none') === 'own',
    )?.[0];
    if (!key) throw new Error('no key of both');
    const narrow = aCaller('manager', {
      plugins: [],
      grants: new Map([...manager.grants, [key, 'assigned']]),
    });
    const wanted = withKeys(asProduct('employee'), { [key]: 'all' });
    const { service } = aLicenceWith();
    await expect(service.shape(narrow, 'employee', 0, wanted)).rejects.toMatchObject({
      params: { keys: key },
    });
    await expect(service.shape(manager, 'employee', 0, wanted)).resolves.toBeDefined();
  });

  it('never shapes the role they have themselves', async () => {
    const wanted = withKeys(asProduct('manager'), {});
    await expect(aLicenceWith().service.shape(manager, 'manager', 0, wanted)).rejects.toMatchObject({
      code: 'OWN_ACCESS',
    });
    await expect(aLicenceWith().service.shape(admin, 'manager', 0, wanted)).resolves.toBeDefined();
  });

  it('never shapes the admins’, not even as superadmin', async () => {
    const { service } = aLicenceWith();
    for (const caller of [admin, manager, aCaller('superadmin')]) {
      const { items } = await service.list(caller);
      expect(items.find(({ role }) => role === 'admin')).toMatchObject({ editable: false });
      await expect(service.reset(caller, 'admin' as ShapedRole, 0)).rejects.toMatchObject({
        code: 'OWN_ACCESS',
      });
    }
  });
});

describe('changes to a role that a package brings', () => {
  const brings: RoleChanges = { [licenceKey]: 'all' };

  it('are written by who could make them by hand', async () => {
    const { service, kept } = aLicenceWith();
    expect(await service.mayGive(admin, 'employee', brings)).toBe(true);
    await service.give(admin, 'employee', brings);
    expect(kept()).toEqual(brings);
  });

  it('are refused to everybody else', async () => {
    const { service, kept } = aLicenceWith();
    expect(await service.mayGive(manager, 'employee', brings)).toBe(false);
    expect(await service.mayGive(manager, 'manager', {})).toBe(false);
    await expect(service.give(manager, 'employee', brings)).rejects.toMatchObject({ code: 'OWN_ACCESS' });
    expect(kept()).toBeUndefined();
  });

  it('for a plugin switched on in the same step are the admin’s to give, though their request began without it', async () => {
    const { service } = aLicenceWith({ plugins: ['creditors'] });
    const approve: RoleChanges = { 'tools.creditors.approve': 'all' };
    expect(admin.grants.has('tools.creditors.approve')).toBe(false);
    expect(await service.mayGive(admin, 'employee', approve)).toBe(true);
    expect(await service.mayGive(aCaller('foreman', { plugins: [] }), 'employee', approve)).toBe(false);
  });

  it('by the system are bound to nobody’s rights', async () => {
    const { service } = aLicenceWith({ plugins: [...pluginIds] });
    expect(await service.mayGive(systemContext({ licenceId: 'l1' }), 'guest', brings)).toBe(true);
  });
});
