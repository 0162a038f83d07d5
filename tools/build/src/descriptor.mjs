import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { locales, readJson } from './workspace.mjs';

/**
 * Loads a tool's descriptor (plain data in TypeScript, run by Node's type stripping) and checks what can be checked. Another
 * `query` (`?read=2`) reads a file again that was loaded before.
 */
export async function loadDescriptor(id, folder, query = '') {
  const file = path.join(folder, 'src/tool.descriptor.ts');
  if (!existsSync(file)) throw new Error(`apps/${id}/src/tool.descriptor.ts is missing`);
  const { descriptor } = await import(pathToFileURL(file).href + query);
  if (!descriptor) throw new Error(`apps/${id}/src/tool.descriptor.ts exports no "descriptor"`);
  if (descriptor.id !== id) throw new Error(`apps/${id}: the descriptor's id is "${descriptor.id}"`);
  for (const { module: source, expose } of [...descriptor.routes, ...descriptor.extensions]) {
    if (!existsSync(path.join(folder, source))) {
      throw new Error(`apps/${id}: ${expose} names ${source}, which does not exist`);
    }
  }
  return descriptor;
}

/** Returns the modules that the container exposes: every page and extension, and the texts. */
export function exposesOf(descriptor, folder, setupFile) {
  const exposes = { './setup': setupFile };
  for (const { module: source, expose } of [...descriptor.routes, ...descriptor.extensions]) {
    const target = path.join(folder, source);
    if (exposes[expose] !== undefined && exposes[expose] !== target) {
      throw new Error(`${descriptor.id}: ${expose} is given to two modules`);
    }
    exposes[expose] = target;
  }
  return exposes;
}

/** The texts of one language of a tool, if it has them. */
export function toolMessages(folder, locale) {
  return readJson(path.join(folder, 'src/i18n', `${locale}.json`));
}

/**
 * Titles of routes, menu items, extensions and settings in every language, so that menu and browser title need no remote.
 * German must have each; another language may lack one and falls back.
 */
export function titleMessages(descriptor, folder) {
  const { settings = [], search = [], notifications = [] } = descriptor;
  const keys = new Set(
    [
      ...descriptor.routes,
      ...descriptor.navigation,
      ...descriptor.extensions,
      ...settings,
      ...search,
      ...notifications,
    ]
      .flatMap((part) => [part.titleKey, part.textKey])
      .filter(Boolean),
  );
  const messages = {};
  for (const locale of locales) {
    const tree = toolMessages(folder, locale);
    if (!tree) continue;
    messages[locale] = {};
    for (const key of keys) {
      const text = textAt(tree, key.slice(key.indexOf(':') + 1));
      if (typeof text === 'string') messages[locale][key] = text;
      else if (locale === 'de') throw new Error(`${descriptor.id}: de.json has no text for ${key}`);
    }
  }
  return messages;
}

function textAt(tree, key) {
  return key.split('.').reduce((node, part) => node?.[part], tree);
}
