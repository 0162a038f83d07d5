import { pluginIds, pluginPermissions } from './plugins';

const crud = ['index', 'show', 'create', 'update', 'delete', 'manage'] as const;
const objectKinds = [
  'activities', 'expenses', 'externals', 'lots', 'machines', 'materials', 'plants', 'products', 'tools', 'vehicles',
] as const; // oxfmt-ignore

function keysOf<const P extends string, const A extends string>(prefix: P, actions: readonly A[]) {
  return actions.map((action): `tools.${P}.${A}` => `tools.${prefix}.${action}`);
}

/** Keys of what the admin tool itself guards. */
export const adminPermissions = [
  'tools.settings.index',
  'tools.settings.documents',
  'tools.settings.employees',
  'tools.settings.license',
  'tools.settings.objects',
  'tools.settings.update',
  'tools.plugin.index',
  'tools.plugin.install',
  'tools.industry_solution.index',
] as const;

/** Opens the whole admin area; held by superadmins only. */
export const superadminKey = 'superadmin';
/** Opens the texts screen. */
export const translatorKey = 'translator';

/** Keys that forbid or restrict: never part of "everything", and may always be given. */
export const restrictingKeys: readonly string[] = [
  'tools.timetable.companypart_switch',
  'tools.evaluation.read_only',
];

/** Every permission key of the core tools. */
export const coreKeys: readonly string[] = [
  ...keysOf('address', [...crud, 'merge']),
  ...keysOf('document', [...crud, 'payment']),
  ...keysOf('project', [...crud, 'costs', 'showprice', 'archive']),
  ...keysOf('project.timetable.own', ['show', 'update', 'delete']),
  ...keysOf('project.timetable.others', ['show', 'update', 'delete']),
  ...keysOf('evaluation', ['index', 'own', 'other', 'read_only', 'responsible_employee', 'supervisor']),
  ...keysOf('task', ['index']),
  ...keysOf('task.own', ['create', 'show', 'update', 'delete']),
  ...keysOf('task.others', ['create', 'show', 'update', 'delete']),
  ...keysOf('timeoverview', [
    'index',
    'all',
    'persons',
    ...objectKinds,
    'confirmation',
    'show_scan_distance',
  ]),
  ...keysOf('timetable', ['index', 'edit_expired', 'companypart_switch']),
  ...keysOf('timetable.own', ['create', 'absences', 'expenses', 'externals', 'objects']),
  ...keysOf('timetable.others', ['create', 'absences']),
  ...keysOf('planer', ['index']),
  ...adminPermissions,
];

/** Every key there is, those of plugins included. */
export const permissionKeys: readonly string[] = [
  ...coreKeys,
  ...pluginIds.flatMap((id) => pluginPermissions(id)),
];

export const timeoverviewObjectKinds: readonly string[] = objectKinds;
