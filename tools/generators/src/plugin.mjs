import { addToArray, editFile, insertBefore } from './edit-text.mjs';
import { pluginTexts } from './texts.mjs';

const catalogue = 'libs/contracts/admin/src/plugins.ts';
const icons = 'apps/admin/src/plugins/plugin-icons.ts';
const icon = 'listIcon';

/** The line of a plugin that the catalogue shows as one to come. */
const plannedEntry = (plugin) =>
  new RegExp(`\\{ \\.\\.\\.extension\\('${plugin}', '[^']*'\\)[^}]*planned: true[^}]*\\}`);

/** Enters a plugin in the catalogue; one that stands there as planned is there now. */
function enter(text, { plugin, tool }, file) {
  const entry = `extension('${plugin}', '${tool}')`;
  const planned = plannedEntry(plugin);
  if (planned.test(text)) return text.replace(planned, entry);
  if (text.includes(`'${plugin}'`)) throw new Error(`${file}: the catalogue has a plugin ${plugin} already.`);
  return addToArray(text, /export const plugins = \[/, entry, file);
}

/**
 * Enters a tool as a plugin: the catalogue, its icon and texts on the page of plugins, its two keys in the contract. Of one that
 * was planned icon and texts are kept.
 */
export function addPlugin(tree, { tool, toolCamel, plugin, label, keys }) {
  editFile(tree, catalogue, (text, file) => enter(text, { plugin, tool }, file));
  editFile(tree, icons, (text, file) => {
    if (new RegExp(`^  '?${plugin}'?:`, 'm').test(text)) return text;
    const withIcon = insertBefore(text, /^\};$/m, `  '${plugin}': ${icon},\n`, file);
    const known = new RegExp(`\\b${icon},`).test(withIcon.split('export const')[0]);
    return known ? withIcon : insertBefore(withIcon, /\} from '@jahrring\/ui\/icons';/, `  ${icon},\n`, file);
  });
  for (const [locale, texts] of Object.entries(pluginTexts(label))) {
    const file = `apps/admin/src/i18n/${locale}.json`;
    const messages = JSON.parse(tree.read(file, 'utf8'));
    const plugins = { ...messages.plugins, [plugin]: messages.plugins?.[plugin] ?? texts };
    tree.write(file, `${JSON.stringify({ ...messages, plugins }, null, 2)}\n`);
  }
  editFile(tree, `libs/contracts/${tool}/src/${tool}.permissions.ts`, (text, file) =>
    [keys.index, keys.create].reduce(
      (edited, key) =>
        addToArray(edited, new RegExp(`export const ${toolCamel}Permissions = \\[`), `'${key}'`, file),
      text,
    ),
  );
}
