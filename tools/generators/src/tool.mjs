import { formatFiles, generateFiles } from '@nx/devkit';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { deployService } from './deployment.mjs';
import { addImport, addToArray, editFile } from './edit-text.mjs';
import { addEntity, templates } from './entity.mjs';
import { addPlugin } from './plugin.mjs';
import { assertKebab, namesOf, singular } from './names.mjs';

const embeddedServices = 'tools/start/src/embedded/services.ts';
const boundaries = 'tools/checks/src/lint/boundaries.mjs';

/** `nx g tool <name>`: contract, service and app with a first entity, registered everywhere. */
export async function toolGenerator(tree, options) {
  const { name: tool, entity = singular(tool ?? ''), plural, label, plugin = false } = options;
  assertKebab(tool, 'The tool');
  for (const folder of ['libs/contracts', 'services', 'apps']) {
    if (tree.exists(`${folder}/${tool}`)) throw new Error(`${folder}/${tool} exists already.`);
  }
  const stamp = String(Date.now());
  const names = namesOf({
    tool,
    entity,
    stamp,
    isFirst: true,
    plugin: plugin ? tool : null,
    ...(plural ? { plural } : {}),
    ...(label ? { label } : {}),
  });
  generateFiles(tree, templates('contract-tool'), `libs/contracts/${tool}`, names);
  generateFiles(tree, templates('service-tool'), `services/${tool}`, names);
  generateFiles(tree, templates('app-tool'), `apps/${tool}`, names);
  if (plugin) addPlugin(tree, names);
  addEntity(tree, names);
  register(tree, names);
  deployService(tree, tool);
  const packages = lockPackages(tree, tool);
  await formatFiles(tree);
  return () => linkPackages(tree.root, packages);
}

function register(tree, { tool, toolCamel }) {
  editFile(tree, embeddedServices, (before, file) => {
    const statement = `import { ${toolCamel}Service } from '@jahrring/service-${tool}';`;
    return addToArray(
      addImport(before, statement),
      /ServiceDefinition\[\] = \[/,
      `${toolCamel}Service`,
      file,
    );
  });
  editFile(tree, boundaries, (text, file) =>
    text.includes(`'${tool}'`) ? text : addToArray(text, /export const scopes = \[/, `'${tool}'`, file),
  );
}

/** Enters the three packages into the lock file as `npm install` would, so that `npm ci` goes on working. */
function lockPackages(tree, tool) {
  const packages = [
    [`@jahrring/contracts-${tool}`, `libs/contracts/${tool}`],
    [`@jahrring/service-${tool}`, `services/${tool}`],
    [`@jahrring/app-${tool}`, `apps/${tool}`],
  ];
  const lock = JSON.parse(tree.read('package-lock.json', 'utf8'));
  for (const [name, folder] of packages) {
    lock.packages[folder] = { name, version: '0.1.0' };
    lock.packages[`node_modules/${name}`] = { resolved: folder, link: true };
  }
  const [root, ...rest] = Object.keys(lock.packages);
  const sorted = [root, ...rest.sort((one, two) => one.localeCompare(two, 'en'))];
  lock.packages = Object.fromEntries(sorted.map((key) => [key, lock.packages[key]]));
  tree.write('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  return packages;
}

/** Links the packages into node_modules, as `npm install` would. */
function linkPackages(root, packages) {
  for (const [name, folder] of packages) {
    const link = path.join(root, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    rmSync(link, { recursive: true, force: true });
    symlinkSync(path.relative(path.dirname(link), path.join(root, folder)), link, 'junction');
  }
}
