import { addToArray, editFile, insertBefore } from './edit-text.mjs';
import { locales } from './texts.mjs';

const adminKeys = 'libs/contracts/admin/src/permission-keys.ts';
const roleMatrix = 'libs/contracts/admin/src/role-matrix.ts';
const lastCoreKeys = /^ {2}\.\.\.adminPermissions,$/m;
const lastMatrixRow = /^ {2}\[keys\('plugin', 'index'\)/m;

/**
 * Makes keys known to the tool's contract, to the list of all keys and to the role matrix, and gives their new parts words.
 * `label` is what the last part of the prefix is called, `actionLabel` what a new action is.
 */
export function addPermissions(tree, { tool, toolCamel, prefix, groups, label, actionLabel }) {
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
  addWords(tree, { prefix, actions, label, actionLabel });
  editFile(tree, roleMatrix, (text, file) => insertBefore(text, lastMatrixRow, rows.join(''), file));
}

/** A key without words would stand bare on the page of rights. Words that are there already stay. */
function addWords(tree, { prefix, actions, label, actionLabel }) {
  const [tool, ...scopes] = prefix.split('.');
  const plain = (name) => name.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
  const wanted = {
    tool: { [tool]: scopes.length === 0 && label ? label : plain(tool) },
    scope: Object.fromEntries(
      scopes.map((scope, at) => [scope, at === scopes.length - 1 && label ? label : plain(scope)]),
    ),
    action: Object.fromEntries(actions.map((action) => [action, actionLabel ?? plain(action)])),
  };
  for (const locale of locales) {
    const file = `apps/admin/src/i18n/${locale}.json`;
    const texts = JSON.parse(tree.read(file, 'utf8'));
    for (const [kind, words] of Object.entries(wanted)) {
      texts.permission[kind] = { ...words, ...texts.permission[kind] };
    }
    tree.write(file, `${JSON.stringify(texts, null, 2)}\n`);
  }
}

/** admin, supermanager, manager, foreman, employee, trainee, customer, guest: staff reads, the office writes. */
export const entityGroups = [
  { actions: ['index', 'show'], cells: 'A A A A A A - -' },
  { actions: ['create', 'update'], cells: 'A A A - - - - -' },
  { actions: ['delete'], cells: 'A A - - - - - -' },
];
