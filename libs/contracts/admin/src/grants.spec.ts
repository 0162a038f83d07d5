import fc from 'fast-check';
import { grantsFor } from './grants';
import { grantsBeyond, roleChangesOf, toAbilityRules } from './ability-rules';
import { coreKeys, permissionKeys, restrictingKeys } from './permission-keys';
import { pluginIds } from './plugins';
import type { RoleChanges } from './role.contract';

const base = { superadmin: false, activePlugins: [] as string[], demoLicence: false };

describe('grants', () => {
  it('knows no key in the matrix that is not spelled in the list', () => {
    for (const role of [
      'admin',
      'supermanager',
      'manager',
      'foreman',
      'employee',
      'trainee',
      'customer',
      'guest',
    ] as const) {
      for (const key of grantsFor({ ...base, role, activePlugins: pluginIds }).keys())
        expect(permissionKeys).toContain(key);
    }
  });

  it('gives every core key but the restricting ones to somebody', () => {
    const admin = grantsFor({ ...base, role: 'admin', activePlugins: pluginIds });
    const missing = permissionKeys.filter((key) => !admin.has(key));
    expect(missing).toEqual([...missing].filter((key) => restrictingKeys.includes(key)));
  });

  it.each([
    ['manager', 'tools.project.timetable.others.update', 'all'],
    ['manager', 'tools.project.timetable.others.delete', 'assigned'],
    ['foreman', 'tools.project.timetable.others.delete', undefined],
    ['foreman', 'tools.task.own.create', 'own'],
    ['foreman', 'tools.task.others.create', 'assigned'],
    ['employee', 'tools.task.others.create', undefined],
    ['trainee', 'tools.project.timetable.own.delete', undefined],
    ['trainee', 'tools.address.index', 'assigned'],
    ['trainee', 'tools.timetable.own.expenses', undefined],
    ['customer', 'tools.document.index', 'own'],
    ['customer', 'tools.address.index', undefined],
    ['guest', 'tools.project.index', 'assigned'],
    ['supermanager', 'tools.settings.employees', undefined],
    ['supermanager', 'tools.plugin.install', undefined],
    ['manager', 'tools.timetable.others.absences', 'assigned'],
    ['blocked', 'tools.project.index', undefined],
  ] as const)('%s holds %s: %s', (role, key, grade) => {
    expect(grantsFor({ ...base, role }).get(key)).toBe(grade);
  });

  it('gives a superadmin everything that does not restrict', () => {
    const grants = grantsFor({ ...base, role: 'guest', superadmin: true, activePlugins: pluginIds });
    expect(permissionKeys.filter((key) => !grants.has(key))).toEqual(
      expect.arrayContaining([...restrictingKeys]),
    );
    expect(grants.size).toBe(permissionKeys.length - restrictingKeys.length + 2);
  });

  it('brings the keys of a plugin only while it is active', () => {
    expect(grantsFor({ ...base, role: 'manager' }).has('tools.creditors.index')).toBe(false);
    const active = { ...base, activePlugins: ['creditors', 'my-hsm', 'machinecontrol'] };
    expect(grantsFor({ ...active, role: 'manager' }).get('tools.creditors.manage')).toBe('all');
    expect(grantsFor({ ...active, role: 'manager' }).get('tools.creditors.approve')).toBe('all');
    expect(grantsFor({ ...active, role: 'manager' }).has('tools.creditors.pay')).toBe(false);
    expect(grantsFor({ ...active, role: 'supermanager' }).get('tools.creditors.pay')).toBe('all');
    expect(grantsFor({ ...active, role: 'employee' }).has('tools.creditors.index')).toBe(false);
    expect(grantsFor({ ...active, role: 'employee' }).get('tools.my_hsm.index')).toBe('own');
    expect(grantsFor({ ...active, role: 'guest' }).has('tools.my_hsm.index')).toBe(false);
    expect(grantsFor({ ...active, role: 'trainee' }).get('tools.machinecontrol.index')).toBe('own');
    expect(grantsFor({ ...active, role: 'foreman' }).has('tools.machinecontrol.manage')).toBe(false);
    expect(grantsFor({ ...active, role: 'manager' }).get('tools.machinecontrol.manage')).toBe('all');
  });

  it('lets a developer look around in demo licences only', () => {
    expect(grantsFor({ ...base, role: 'developer' }).size).toBe(0);
    const demo = grantsFor({ ...base, role: 'developer', demoLicence: true });
    expect(demo.get('tools.plugin.install')).toBe('all');
    expect(demo.get('tools.project.index')).toBe('all');
    expect(demo.has('tools.project.manage')).toBe(false);
  });

  it('gives user_defined its picked keys, with what manage implies', () => {
    const grants = grantsFor({
      ...base,
      role: 'user_defined',
      extraKeys: ['tools.address.manage', 'tools.task.own.show'],
    });
    expect([...grants.keys()].sort()).toEqual([
      'tools.address.create', 'tools.address.manage', 'tools.address.update', 'tools.task.own.show',
    ]); // oxfmt-ignore
    expect(grants.get('tools.task.own.show')).toBe('own');
  });

  it('writes the reach into the rules and refuses to give what one does not hold', () => {
    const foreman = grantsFor({ ...base, role: 'foreman' });
    expect(toAbilityRules(foreman)).toContainEqual({
      action: 'tools.project.index',
      subject: 'all',
      conditions: { scope: 'assigned' },
    });
    const wanted = new Map([
      ['tools.project.index', 'all'],
      ['tools.address.index', 'own'],
      ['tools.evaluation.read_only', 'all'],
    ] as const);
    expect(grantsBeyond(foreman, wanted)).toEqual(['tools.project.index']);
    const admin = grantsFor({ ...base, role: 'admin', activePlugins: pluginIds });
    for (const role of [
      'supermanager',
      'manager',
      'foreman',
      'employee',
      'trainee',
      'customer',
      'guest',
    ] as const) {
      expect(grantsBeyond(admin, grantsFor({ ...base, role, activePlugins: pluginIds }))).toEqual([]);
    }
  });
});

describe('a role that a licence has changed', () => {
  const changed = (role: 'foreman' | 'user_defined', roleChanges: RoleChanges, plugins: string[] = []) =>
    grantsFor({ ...base, role, activePlugins: plugins, roleChanges });

  it('holds what was given, further or less far, and not what was taken', () => {
    const grants = changed('foreman', {
      'tools.address.delete': 'all',
      'tools.project.index': 'own',
      'tools.document.index': 'none',
    });
    expect(grants.get('tools.address.delete')).toBe('all');
    expect(grants.get('tools.project.index')).toBe('own');
    expect(grants.has('tools.document.index')).toBe(false);
    expect(grants.get('tools.project.show')).toBe('assigned');
  });

  it('never holds keys of a plugin that is off, and gets what manage implies', () => {
    const changes = { 'tools.creditors.index': 'all', 'tools.address.manage': 'assigned' } as const;
    expect([...changed('user_defined', changes).entries()].sort()).toEqual([
      ['tools.address.create', 'assigned'], ['tools.address.manage', 'assigned'], ['tools.address.update', 'assigned'],
    ]); // oxfmt-ignore
    expect(changed('user_defined', changes, ['creditors']).get('tools.creditors.index')).toBe('all');
  });

  it('keeps single keys of a person on top', () => {
    const grants = grantsFor({
      ...base,
      role: 'foreman',
      roleChanges: { 'tools.project.index': 'none' },
      extraKeys: ['tools.project.index'],
    });
    expect(grants.get('tools.project.index')).toBe('all');
  });

  it('is told by how it differs from the product’s', () => {
    const keys = fc.constantFrom(...coreKeys.filter((key) => !key.endsWith('.manage')));
    const wanted = fc.uniqueArray(fc.tuple(keys, fc.constantFrom('own', 'assigned', 'all')), {
      selector: ([key]) => key,
    });
    fc.assert(
      fc.property(wanted, (chosen) => {
        const defaults = grantsFor({ ...base, role: 'foreman' });
        const roleChanges = roleChangesOf(defaults, new Map(chosen));
        expect(grantsFor({ ...base, role: 'foreman', roleChanges })).toEqual(new Map(chosen));
      }),
    );
  });
});
