import { addToArray, editFile, insertBefore } from './edit-text.mjs';

const adminKeys = 'libs/contracts/admin/src/permission-keys.ts';
const roleMatrix = 'libs/contracts/admin/src/role-matrix.ts';
const lastCoreKeys = /^ {2}\.\.\.adminPermissions,$/m;
const lastMatrixRow = /^ {2}\[keys\('plugin', 'index'\)/m;

/** Makes keys known to the tool's contract, to the list of all keys and to the role matrix. */
export function addPermissions(tree, { tool, toolCamel, prefix, groups }) {
  const actions = groups.flatMap((group) => group.actions);
  const permissionsFile = `libs/contracts/${tool}/src/${tool}.permissions.ts`;
  editFile(tree, permissionsFile, (text, file) => {
    const start = new RegExp(`export const ${toolCamel}Permissions = \\[`);
    return actions.reduce((edited, action) => {
      const key = `'tools.${prefix}.${action}'`;
      if (edited.includes(key)) throw new Error(`${file}: ${key} exists already.`);
      return addToArray(edited, start, key, file);
    }, text);
  });
  const list = actions.map((action) => `'${action}'`).join(', ');
  editFile(tree, adminKeys, (text, file) =>
    insertBefore(text, lastCoreKeys, `  ...keysOf('${prefix}', [${list}]),\n`, file),
  );
  const rows = groups.map(({ actions: some, cells }) => {
    const names = some.map((action) => `'${action}'`).join(', ');
    return `  [keys('${prefix}', ${names}), '${cells}'],\n`;
  });
  editFile(tree, roleMatrix, (text, file) => insertBefore(text, lastMatrixRow, rows.join(''), file));
}

/** admin, supermanager, manager, foreman, employee, trainee, customer, guest: staff reads, the office writes. */
export const entityGroups = [
  { actions: ['index', 'show'], cells: 'A A A A A A - -' },
  { actions: ['create', 'update'], cells: 'A A A - - - - -' },
  { actions: ['delete'], cells: 'A A - - - - - -' },
];
