import { formatFiles } from '@nx/devkit';
import { camel } from './names.mjs';
import { addPermissions } from './permission-keys.mjs';

const keyPattern = /^[a-z_]+(\.[a-z_]+)*\.[a-z_]+$/;
const cellsPattern = /^[ATOR-]( [ATOR-]){7}$/;

/** `nx g permission <tool> <key>`: `address.archive` becomes tools.address.archive. */
export async function permissionGenerator(tree, { tool, key, roles = 'A A - - - - - -', label }) {
  const plain = key.replace(/^tools\./, '');
  if (!keyPattern.test(plain))
    throw new Error(`"${key}" is no permission key; write it like address.archive.`);
  if (!cellsPattern.test(roles))
    throw new Error(`"${roles}" must be eight letters A, T, O, R or -, with blanks between.`);
  const dot = plain.lastIndexOf('.');
  const group = { actions: [plain.slice(dot + 1)], cells: roles };
  addPermissions(tree, {
    tool,
    toolCamel: camel(tool),
    prefix: plain.slice(0, dot),
    groups: [group],
    actionLabel: label,
  });
  await formatFiles(tree);
}
