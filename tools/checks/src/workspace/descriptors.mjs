import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runTypeScript } from '../../../release/src/contract/typescript-hooks.mjs';
import { projectFolders, readText, shortPath } from './files.mjs';
import { flatten } from './i18n-texts.mjs';

/**
 * Each tool's descriptor names modules that exist and export `Component`, titles that have a text, its own permissions,
 * icons of libs/ui, for the menu those that a start brings along, and the group of each entry of the menu.
 */
export async function checkDescriptors(root) {
  const problems = [];
  const descriptors = [];
  const icons = iconExports(root);
  const menu = menuIconNames(root);
  for (const folder of projectFolders(root, 'apps')) {
    const file = path.join(folder, 'src/tool.descriptor.ts');
    if (!existsSync(file)) {
      if (path.basename(folder) !== 'shell') problems.push(`${shortPath(root, file)} is missing`);
      continue;
    }
    const { descriptor } = await import(pathToFileURL(file).href);
    descriptors.push(descriptor);
    const found = [
      ...moduleProblems(descriptor, folder),
      ...titleProblems(descriptor, folder),
      ...settingsProblems(descriptor),
      ...iconProblems(descriptor, icons),
      ...menuIconProblems(descriptor, menu),
      ...groupProblems(descriptor),
    ];
    problems.push(...found.map((problem) => `${shortPath(root, file)}: ${problem}`));
  }
  const catalogue = path.join(root, 'libs/contracts/admin/src/plugins.ts');
  runTypeScript();
  const { plugins } = await import(pathToFileURL(catalogue).href);
  problems.push(...pluginProblems(descriptors, plugins));
  return { problems, notes: [] };
}

/** A plugin of the catalogue is `planned` exactly as long as no tool has a page or an extension for it. */
export function pluginProblems(descriptors, plugins) {
  return plugins.flatMap(({ id, planned = false }) => {
    const naming = descriptors.filter((descriptor) => descriptor.plugins.includes(id));
    const carried = descriptors.some(({ routes, extensions }) =>
      [...routes, ...extensions].some(({ plugin }) => plugin === id),
    );
    if (carried && planned)
      return [`the plugin ${id} is carried by a tool, but the catalogue calls it planned`];
    if (!carried && naming.length > 0)
      return [`${naming[0].id} names the plugin ${id}, but has no page for it`];
    return carried || planned
      ? []
      : [`no tool carries the plugin ${id}: the catalogue has to call it planned`];
  });
}

export function moduleProblems(descriptor, folder) {
  const parts = [...descriptor.routes, ...descriptor.extensions];
  return parts.flatMap(({ module: source, expose }) => {
    const file = path.join(folder, source);
    if (!existsSync(file)) return [`${expose} names ${source}, which does not exist`];
    const text = readText(file);
    const exported =
      /export (?:async )?(?:function|const|class) Component\b|export \{[^}]*\bComponent\b/.test(text);
    return exported ? [] : [`${source} does not export "Component"`];
  });
}

export function titleProblems(descriptor, folder) {
  const german = path.join(folder, 'src/i18n/de.json');
  const texts = existsSync(german) ? flatten(JSON.parse(readText(german))) : new Map();
  const parts = [
    ...descriptor.routes,
    ...descriptor.navigation,
    ...descriptor.extensions,
    ...(descriptor.settings ?? []),
    ...(descriptor.search ?? []),
    ...(descriptor.notifications ?? []),
  ];
  const keys = new Set(
    parts
      .flatMap((part) => [part.titleKey, part.textKey])
      .filter((key) => key?.startsWith(`${descriptor.id}:`)),
  );
  return [...keys]
    .filter((key) => !texts.has(key.slice(descriptor.id.length + 1)))
    .map((key) => `${key} has no German text`);
}

/** Returns the exports of `@jahrring/ui/icons`: `qrCodeIcon`. */
function iconExports(root) {
  const text = readText(path.join(root, 'libs/ui/src/icons.ts'));
  return new Set([...text.matchAll(/\b(\w+Icon)(?:,| \})/g)].map(([, name]) => name));
}

/** Menu, settings and search name icons of libs/ui in kebab case: `qr-code`. */
export function iconProblems({ navigation, settings = [], search = [] }, icons) {
  const toExport = (name) => `${name.replace(/-(\w)/g, (_dash, letter) => letter.toUpperCase())}Icon`;
  return [...navigation, ...settings, ...search]
    .filter(({ icon }) => !/^[a-z][a-z-]*$/.test(icon) || !icons.has(toExport(icon)))
    .map(({ icon }) => `${icon} is no icon of libs/ui`);
}

const menuIconsFile = 'libs/ui/src/icon/menu-icons.ts';

/** The icons that are there at the start. */
function menuIconNames(root) {
  const text = readText(path.join(root, menuIconsFile));
  return new Set([...text.matchAll(/^ {2}'?([a-z-]+)'?: \w+Icon,$/gm)].map(([, name]) => name));
}

/** Any other icon in the menu would have each start fetch the whole set. The admin area may: it is opened by few. */
export function menuIconProblems({ navigation }, names) {
  return navigation
    .filter(({ icon, layout }) => layout !== 'admin' && !names.has(icon))
    .map(({ icon }) => `${icon} is no icon of the menu: add it to ${menuIconsFile}`);
}

/** Each entry of the menu names its group, so that no tool's entries stand somewhere by chance. */
export function groupProblems({ navigation }) {
  return navigation
    .filter(({ group }) => group === undefined)
    .map(({ path: target }) => `the menu's entry ${target} names no group`);
}

/** A settings entry leads to a route of the same tool that asks for no other permission. */
export function settingsProblems(descriptor) {
  return (descriptor.settings ?? []).flatMap(({ path: target, any }) => {
    const route = descriptor.routes.find((one) => leadsTo(one.path, target));
    if (!route) return [`the settings entry ${target} has no route`];
    const same = any.length === route.any.length && any.every((key) => route.any.includes(key));
    return same ? [] : [`the settings entry ${target} asks for other permissions than its route`];
  });
}

/** `/plugins/x/settings/:tab` is the route of `/plugins/x/settings/codes`. */
function leadsTo(route, target) {
  const [parts, wanted] = [route.split('/'), target.split('/')];
  return (
    parts.length === wanted.length && parts.every((part, at) => part.startsWith(':') || part === wanted[at])
  );
}
