import { addPlugin } from './plugin.mjs';

const names = {
  ...{ tool: 'nurseries', toolCamel: 'nurseries', plugin: 'nurseries', label: 'Setzlinge' },
  keys: { index: 'tools.nurseries.index', create: 'tools.nurseries.create' },
};
const catalogue = 'libs/contracts/admin/src/plugins.ts';
const icons = 'apps/admin/src/plugins/plugin-icons.ts';
const german = 'apps/admin/src/i18n/de.json';

/** The files that the generator writes, in memory. */
class Files {
  constructor(entries, icon = '', texts = {}) {
    this.files = new Map([
      [catalogue, `export const plugins = [\n  ${entries}\n] as const;\n`],
      [
        icons,
        `import {\n  listIcon,\n} from '@jahrring/ui/icons';\n\nexport const pluginIcons = {\n${icon}};\n`,
      ],
      ['libs/contracts/nurseries/src/nurseries.permissions.ts', 'export const nurseriesPermissions = [];\n'],
    ]);
    for (const locale of ['de', 'en', 'fr', 'it', 'ro'])
      this.files.set(`apps/admin/src/i18n/${locale}.json`, JSON.stringify({ plugins: texts }));
  }

  read(file) {
    return this.files.get(file) ?? null;
  }

  write(file, text) {
    this.files.set(file, text);
  }
}

const times = (text, word) => text.split(word).length - 1;

describe('a plugin', () => {
  it('is entered in the catalogue', () => {
    const tree = new Files("extension('timber', 'timber'),");
    addPlugin(tree, names);
    expect(tree.read(catalogue)).toContain(
      "extension('timber', 'timber'), extension('nurseries', 'nurseries')",
    );
    expect(times(tree.read(icons), 'nurseries')).toBe(1);
    expect(JSON.parse(tree.read(german)).plugins.nurseries.title).toBe('Setzlinge');
  });

  it('that was planned stands there once, with the icon and the words it had', () => {
    const planned =
      "extension('timber', 'timber'),\n  { ...extension('nurseries', 'admin'), planned: true },";
    const texts = { nurseries: { title: 'Pflanzgarten', text: 'Setzlinge ziehen' } };
    const tree = new Files(planned, '  nurseries: listIcon,\n', texts);
    addPlugin(tree, names);
    expect(times(tree.read(catalogue), "'nurseries'")).toBe(2);
    expect(tree.read(catalogue)).toContain("  extension('nurseries', 'nurseries'),\n");
    expect(tree.read(catalogue)).not.toContain('planned');
    expect(times(tree.read(icons), 'nurseries')).toBe(1);
    expect(JSON.parse(tree.read(german)).plugins).toEqual(texts);
  });

  it('that is there already is refused', () => {
    const tree = new Files("extension('nurseries', 'inventory'),");
    expect(() => addPlugin(tree, names)).toThrow('has a plugin nurseries already');
  });
});
