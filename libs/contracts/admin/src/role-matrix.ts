import type { Grade, Role } from '@jahrring/contracts-common';
import { timeoverviewObjectKinds } from './permission-keys';

/** Roles whose grants come from the matrix; the others follow rules of their own (see `grants.ts`). */
export const matrixRoles = [
  'admin',
  'supermanager',
  'manager',
  'foreman',
  'employee',
  'trainee',
  'customer',
  'guest',
] as const satisfies readonly Role[];
export type MatrixRole = (typeof matrixRoles)[number];

/** A everything in the licence, T the assigned ones, O own records, R read only (assigned, no write keys), – nothing. */
type Cell = 'A' | 'T' | 'O' | 'R' | '-';

/** One row: the keys, and one letter for each role in the order of `matrixRoles`. */
type Row = readonly [keys: readonly string[], cells: string];

function keys(prefix: string, ...actions: string[]): string[] {
  return actions.map((action) => `tools.${prefix}.${action}`);
}

const writes = ['create', 'update', 'manage'];
const taskActions = ['create', 'show', 'update', 'delete'];

/** The matrix of roles. Where two groups of keys share a line of the decision they are two rows here. */
const rows: readonly Row[] = [
  //                                              admin supermanager manager foreman employee trainee customer guest
  [keys('address', 'index', 'show'), 'A A A A A T - T'],
  [keys('address', ...writes), 'A A A - - - - -'],
  [keys('address', 'delete'), 'A A - - - - - -'],
  [keys('address', 'merge'), 'A A A - - - - -'],
  [keys('document', 'index', 'show'), 'A A A T - - O -'],
  [keys('document', ...writes), 'A A A - - - - -'],
  [keys('document', 'delete'), 'A A - - - - - -'],
  [keys('document', 'payment'), 'A A A - - - - -'],
  [keys('evaluation', 'index', 'own'), 'A A A O O O - -'],
  [keys('evaluation', 'other', 'supervisor', 'responsible_employee'), 'A A T T - - - -'],
  [keys('evaluation', 'read_only'), '- - - - - - O R'],
  [keys('project', 'index', 'show'), 'A A A T T T O R'],
  [keys('project', ...writes), 'A A A - - - - -'],
  [keys('project', 'delete', 'archive'), 'A A - - - - - -'],
  [keys('project', 'costs', 'showprice'), 'A A A - - - - -'],
  [keys('project.timetable.own', 'show', 'update'), 'A A A O O O - -'],
  [keys('project.timetable.own', 'delete'), 'A A A O O - - -'],
  [keys('project.timetable.others', 'show', 'update'), 'A A A T - - - -'],
  [keys('project.timetable.others', 'delete'), 'A A T - - - - -'],
  [keys('settings', 'index', 'license', 'objects', 'update'), 'A A - - - - - -'],
  [keys('settings', 'employees'), 'A - - - - - - -'],
  [keys('settings', 'documents'), 'A A A - - - - -'],
  [keys('task', 'index'), 'A A A T O O - -'],
  [keys('task.own', ...taskActions), 'A A A O O O - -'],
  [keys('task.others', ...taskActions), 'A A A T - - - -'],
  [keys('timeoverview', 'index', ...timeoverviewObjectKinds), 'A A A T O O - -'],
  [keys('timeoverview', 'all', 'persons', 'confirmation', 'show_scan_distance'), 'A A A T - - - -'],
  [keys('timetable', 'index'), 'A A A O O O - -'],
  [keys('timetable.own', 'create', 'absences', 'objects'), 'A A A O O O - -'],
  [keys('timetable.own', 'expenses', 'externals'), 'A A A O O - - -'],
  [keys('timetable.others', 'create'), 'A A A T - - - -'],
  [keys('timetable.others', 'absences'), 'A A T - - - - -'],
  [keys('timetable', 'edit_expired'), 'A A - - - - - -'],
  [keys('timetable', 'companypart_switch'), '- - - - A A A A'],
  [keys('plugin', 'index'), 'A A A - - - - -'],
  [keys('plugin', 'install'), 'A - - - - - - -'],
  [[...keys('planer', 'index'), ...keys('industry_solution', 'index')], 'A A A T O O - -'],
];

const gradeOf: Readonly<Record<Cell, Grade | undefined>> = {
  A: 'all',
  T: 'assigned',
  R: 'assigned',
  O: 'own',
  '-': undefined,
};

function isCell(letter: string): letter is Cell {
  return letter in gradeOf;
}

function buildMatrix(): ReadonlyMap<MatrixRole, ReadonlyMap<string, Grade>> {
  const matrix = new Map(matrixRoles.map((role) => [role, new Map<string, Grade>()] as const));
  for (const [rowKeys, cells] of rows) {
    cells.split(' ').forEach((letter, column) => {
      const role = matrixRoles[column];
      if (!role || !isCell(letter)) throw new Error(`role matrix: bad row "${cells}"`);
      const grade = gradeOf[letter];
      if (grade) rowKeys.forEach((key) => matrix.get(role)?.set(key, grade));
    });
  }
  return matrix;
}

/** Permission keys of the core tools by role, and their reach. */
export const roleMatrix = buildMatrix();

/** A plugin's keys: everything for these … */
export const pluginRoles: readonly Role[] = ['admin', 'supermanager', 'manager'];
/** … but for these keys, which only some of them hold: who approves bills does not release payments as a manager; … */
export const narrowedPluginKeys: ReadonlyMap<string, readonly Role[]> = new Map([
  ['tools.creditors.pay', ['admin', 'supermanager']],
]);
/** … and for the rest of the staff their own records, in plugins that are for everybody. */
export const staffRoles: readonly Role[] = ['foreman', 'employee', 'trainee'];
export const staffPlugins: readonly string[] = ['my-hsm'];
/** … or what they note themselves or is their own, where the rest is kept by others: the first of its two keys. */
export const notingPlugins: readonly string[] = ['machinecontrol', 'personal-inventory', 'timber'];
