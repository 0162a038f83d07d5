import { formatFiles, generateFiles } from '@nx/devkit';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { addImport, addToArray, editFile, insertAfter } from './edit-text.mjs';
import { namesOf } from './names.mjs';
import { addPermissions, entityGroups } from './permission-keys.mjs';
import { entityTexts } from './texts.mjs';

export const templates = (name) => fileURLToPath(new URL(`../templates/${name}`, import.meta.url));

/** `nx g entity <tool> <name>`: contract, migration, service, pages, texts in five languages and tests. */
export async function entityGenerator(tree, { tool, name, plural, label, plugin = onlyPlugin(tree, tool) }) {
  const stamp = String(Date.now());
  const names = namesOf({
    tool,
    entity: name,
    stamp,
    plugin,
    ...(plural ? { plural } : {}),
    ...(label ? { label } : {}),
  });
  if (!tree.exists(`services/${tool}/package.json`)) throw new Error(`There is no tool "${tool}".`);
  if (tree.exists(`services/${tool}/src/${name}`))
    throw new Error(`${tool} has an entity "${name}" already.`);
  addEntity(tree, names);
  await formatFiles(tree);
}

/** The plugin of a tool that is nothing but one; null for any other. */
function onlyPlugin(tree, tool) {
  const descriptor = tree.read(`apps/${tool}/src/tool.descriptor.ts`, 'utf8') ?? '';
  if (!/^ {2}core: false,$/m.test(descriptor)) return null;
  return /^ {2}plugins: \['([\w-]+)'\],$/m.exec(descriptor)?.[1] ?? null;
}

/** Writes the files of an entity and ties them in. */
export function addEntity(tree, names) {
  generateFiles(tree, templates('contract-entity'), `libs/contracts/${names.tool}`, names);
  generateFiles(tree, templates('service-entity'), `services/${names.tool}`, names);
  generateFiles(tree, templates('app-entity'), `apps/${names.tool}`, names);
  if (!names.plugin) addPermissions(tree, { ...names, groups: entityGroups });
  exportContract(tree, names);
  addToService(tree, names);
  includeInTypes(tree, `apps/${names.tool}`, 'e2e');
  addToMatrix(tree, names);
  addToDescriptor(tree, names);
  addTexts(tree, names);
}

function exportContract(tree, { tool, entity, Entity, entityCamel }) {
  const values = [
    `create${Entity}`,
    `update${Entity}`,
    ...['Limits', 'List', 'ListQuery', 'View'].map((end) => entityCamel + end),
  ];
  const types = [
    `Create${Entity}`,
    `Update${Entity}`,
    ...['Draft', 'List', 'View'].map((end) => Entity + end),
  ];
  const lines = [
    `export { ${values.sort().join(', ')} } from './${entity}.contract';`,
    `export type { ${types.sort().join(', ')} } from './${entity}.contract';`,
    `export { ${entityCamel}Changed } from './${entity}.events';`,
    `export type { ${Entity}Changed } from './${entity}.events';`,
  ];
  editFile(tree, `libs/contracts/${tool}/src/index.ts`, (text) => `${lines.join('\n')}\n${text}`);
}

function addToService(tree, { tool, entity, Entity, plural, Plural, stamp }) {
  editFile(tree, `services/${tool}/src/${tool}.module.ts`, (before, file) => {
    const text = addImport(before, `import { ${Entity}Module } from './${entity}';`);
    const start = /imports: \[/;
    const open = start.test(text) ? text : insertAfter(text, /@Module\(\{/, ' imports: [],', file);
    return addToArray(open, start, `${Entity}Module`, file);
  });
  const migration = `Create${Plural}${stamp}`;
  editFile(tree, `services/${tool}/src/${tool}.service-definition.ts`, (before, file) => {
    let text = addImport(before, `import { ${Entity}Entity } from './${entity}';`);
    text = addImport(text, `import { ${migration} } from './migrations/${stamp}-create-${plural}';`);
    text = addToArray(text, /entities: \[/, `${Entity}Entity`, file);
    return addToArray(text, /migrations: \[/, migration, file);
  });
}

function includeInTypes(tree, folder, part) {
  editFile(tree, `${folder}/tsconfig.json`, (text) => {
    const config = JSON.parse(text);
    if (config.include.includes(part)) return text;
    return `${JSON.stringify({ ...config, include: [...config.include, part] }, null, 2)}\n`;
  });
}

/** The matrices want a record of the entity, and a body for each operation that has one. */
function addToMatrix(tree, names) {
  const body = `${names.Entity}_update`;
  for (const file of matrixFiles(tree, `services/${names.tool}`)) {
    editFile(tree, file, (text) => {
      if (text.includes(body)) return text;
      const prepared = withPreparedRecord(text, names);
      return insertAfter(prepared, /bodies: \{/, ` ${body}: { title: 'Neu' },`, file);
    });
  }
}

/** Makes a record in `prepare` and names it for each operation on one; a `prepare` of another form stays as it is. */
function withPreparedRecord(text, { tool, Entity, entityCamel, plural }) {
  const start = text.indexOf('prepare');
  const at = start < 0 ? -1 : text.indexOf('return {', start);
  if (at < 0) return text;
  const made = `const ${entityCamel} = await app.as('admin').post('/api/${tool}/${plural}', { title: 'Geheim' });`;
  const ids = ['get', 'update', 'remove', 'restore'].map(
    (operation) => `'${Entity}_${operation}.id': ${entityCamel}.body.id`,
  );
  const rest = text.slice(at + 'return {'.length);
  return `${text.slice(0, at)}${made}\nreturn { ${ids.join(', ')}, ${rest}`;
}

function matrixFiles(tree, folder) {
  return tree.children(folder).flatMap((name) => {
    const file = path.posix.join(folder, name);
    if (!tree.isFile(file)) return name === 'node_modules' ? [] : matrixFiles(tree, file);
    const isMatrix =
      file.endsWith('.db-spec.ts') && tree.read(file, 'utf8').includes('describeLicenceMatrix(');
    return isMatrix ? [file] : [];
  });
}

function addToDescriptor(tree, { tool, entity, Entity, Plural, entityCamel, path: route, keys, plugin }) {
  const carried = plugin ? `, plugin: '${plugin}'` : '';
  const permission = (action) => `any: ['${keys[action]}']${carried}`;
  const title = (name) => `titleKey: '${tool}:${entityCamel}.title.${name}'`;
  const routes = [
    `{ path: '${route}', expose: './${Plural}List', module: './src/${entity}-list/${entity}-list.page.tsx', ${permission('index')}, ${title('list')} }`,
    `{ path: '${route}/create', expose: './Create${Entity}', module: './src/edit-${entity}/create-${entity}.page.tsx', ${permission('create')}, ${title('create')} }`,
    `{ path: '${route}/edit/:id', expose: './Edit${Entity}', module: './src/edit-${entity}/edit-${entity}.page.tsx', ${permission('show')}, ${title('edit')} }`,
  ];
  const item = `{ path: '${route}', ${title('menu')}, icon: 'list', ${permission('index')}, order: 90, group: 'operations' }`;
  const record = `{ entity: '${entity}', ${title('list')}, fieldsKey: '${tool}:${entityCamel}.field', path: '${route}/edit/:id' }`;
  editFile(tree, `apps/${tool}/src/tool.descriptor.ts`, (before, file) => {
    const withRoutes = routes.reduce((text, one) => addToArray(text, /routes: \[/, one, file), before);
    const withMenu = addToArray(withRoutes, /navigation: \[/, item, file);
    return addToArray(withMenu, /\brecords: \[/, record, file);
  });
}

function addTexts(tree, { tool, entityCamel, label }) {
  for (const [locale, texts] of Object.entries(entityTexts(label))) {
    const file = `apps/${tool}/src/i18n/${locale}.json`;
    const before = tree.exists(file) ? JSON.parse(tree.read(file, 'utf8')) : {};
    if (entityCamel in before) throw new Error(`${file} has texts under "${entityCamel}" already.`);
    tree.write(file, `${JSON.stringify({ ...before, [entityCamel]: texts }, null, 2)}\n`);
  }
}
