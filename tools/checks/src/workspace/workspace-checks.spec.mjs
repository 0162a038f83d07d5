import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { actionProblems, recordProblems } from './audit/audit-labels.mjs';
import { recordsOf } from './audit/audited-records.mjs';
import { nestedFields } from './audit/nested-fields.mjs';
import { findDifferences } from './contracts.mjs';
import { iconProblems, menuIconProblems, moduleProblems, pluginProblems } from './descriptors.mjs';
import {
  compareTexts,
  countedKeys,
  flatten,
  missingForms,
  placeholders,
  repeatedKeys,
  textFolders,
} from './i18n-texts.mjs';
import { namespacedKeys, translatedKeys } from './i18n-usage.mjs';
import { findCycles, relativeImports } from './import-cycles.mjs';
import { findMachinePath } from './machine-paths.mjs';
import { packageProblems } from './packages.mjs';
import { versionProblem } from './service-versions.mjs';

describe('texts', () => {
  const german = flatten({
    list: { title: 'Liste', count_one: '{{count}} Zeile', count_other: '{{count}} Zeilen' },
  });

  it('stand in apps and in services', () => {
    const names = textFolders(path.resolve(import.meta.dirname, '../../../..')).map(
      ([namespace]) => namespace,
    );
    expect(names).toEqual(expect.arrayContaining(['common', 'addresses', 'service-addresses']));
  });

  it('accepts a complete language with its own plural forms', () => {
    const texts = {
      list: { title: 'Listă', count_one: 'Un rând', count_few: '{{count}} rânduri', count_other: 'x' },
    };
    expect(compareTexts(german, flatten(texts))).toEqual([]);
  });

  it('finds missing, surplus and empty texts and other placeholders', () => {
    const problems = compareTexts(german, flatten({ list: { title: '{{name}}', extra: '', 'a/b': 'x' } }));
    expect(problems.join('\n')).toContain('list.count is missing');
    expect(problems.join('\n')).toContain('list.extra is not in German');
    expect(problems.join('\n')).toContain('list.extra is empty');
    expect(problems.join('\n')).toContain('list.a/b is no key');
    expect(problems.join('\n')).toContain('list.title has the placeholders [name] instead of []');
  });

  it('finds counted texts without the plural forms of their language', () => {
    const texts = new Map([
      ['rows', '{{count}} rânduri'],
      ['days_one', '{{count}} zi'],
      ['days_other', '{{count}} de zile'],
      ['place', 'locul {{place}} din {{count}}.'],
    ]);
    expect(missingForms('ro', countedKeys([texts]), texts)).toEqual([
      'rows has no plural form “few”',
      'rows has no plural form “one”',
      'rows has no plural form “other”',
      'days has no plural form “few”',
    ]);
  });

  it('finds keys that stand twice in one object', () => {
    expect(repeatedKeys('{ "a": { "x": "x: {", "y": "" }, "b": { "x": "", "x" : "\\"y\\":" } }')).toEqual([
      'x',
    ]);
  });

  it('reads placeholders with formats', () => {
    expect(placeholders('{{ b }} of {{a, number}} and {{b}}')).toEqual(['a', 'b']);
  });

  it('finds the keys that sources use', () => {
    expect(namespacedKeys(`titleKey: 'time:day.title', at: '12:30'`)).toEqual([
      { namespace: 'time', key: 'day.title' },
    ]);
    const page = `const t = useT('time'); return t('day.title', { day }) + t(key);`;
    expect(translatedKeys(page)).toEqual([{ namespace: 'time', key: 'day.title' }]);
    const columns = `(t: Translate) => { t('list.day'); const key = late ? 'list.late' : 'list.early'; return t(key); }`;
    expect(translatedKeys(columns, 'time')).toEqual([
      { namespace: 'time', key: 'list.day' },
      { namespace: 'time', key: 'list.late', guessed: true },
      { namespace: 'time', key: 'list.early', guessed: true },
    ]);
  });
});

describe('what the audit trail shows', () => {
  it('is read from repositories, their entities and written entries', () => {
    const sources = [
      `class Base { @UuidColumn() id!: string }
       class Lot extends Base { @TextColumn(9) title!: string; @TextColumn(9) hint!: string; names?: string[] }`,
      `class LotRepository extends LicensedRepository<Lot> {
         constructor(services) { super(services, Lot, { name: 'lot' }); }
         get unaudited() { return ['hint']; }
       }
       class CopyRepository extends ReferenceRepository<Lot> { constructor(s) { super(s, Lot, 'copy'); } }
       class QuietRepository extends LicensedRepository<Lot> {
         constructor(s) { super(s, Lot, { name: 'quiet', audit: false }); }
       }`,
      `function audited({ email }: User) { return { email }; }
       record({ action: 'update', entity: 'user', before: audited(was), after: audited(is) });
       record({ action: 'export', entity: 'lot', after: { total } });`,
    ];
    expect(recordsOf(sources)).toEqual([
      { entity: 'lot', fields: ['id', 'title', 'total'], className: 'Lot' },
      { entity: 'user', fields: ['email'] },
    ]);
  });

  it('is read inside of JSON columns too, through lists, bags and unions', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'jahrring-audit-'));
    try {
      const file = path.join(folder, 'lot.entity.ts');
      writeFileSync(
        file,
        `interface Price { id: string; unitPrice: string; steps?: [{ above: number }] }
         export class Lot {
           @TextColumn(9) title!: string;
           @JsonColumn() rules!: { prices: Price[]; byMonth: Record<string, { open: boolean }>; de: string } | null;
         }`,
      );
      const names = nestedFields(process.cwd(), [file]).get('Lot');
      expect([...names]).toEqual([['rules', ['above', 'byMonth', 'open', 'prices', 'steps', 'unitPrice']]]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('needs a text for each step, and a step for each text', () => {
    const texts = new Map([
      ['common:audit.action.pin', 'hat festgelegt:'],
      ['common:audit.action.import', 'hat importiert:'],
    ]);
    expect(actionProblems(['pin'], new Map([...texts].slice(0, 1)))).toEqual([]);
    expect(actionProblems(['pin', 'unpin'], texts)).toEqual([
      'common:audit.action.unpin has no German text in the audit trail',
      'common:audit.action.import is the text of no step in libs/service-kit/src/audit/audit-actions.ts',
    ]);
  });

  it('needs a title and labels without placeholders', () => {
    const texts = new Map([
      ['yard:record.lot', 'Los'],
      ['yard:field.title', 'Titel'],
      ['yard:field.rate', 'Kurs {{currency}}'],
      ['yard:auditField.place', 'Platz'],
      ['common:audit.field.total', 'Anzahl'],
    ]);
    texts.set('yard:settings.lockDays', 'Offen für');
    const lot = { entity: 'lot', titleKey: 'yard:record.lot', fieldsKey: 'yard:field' };
    const records = [{ ...lot, partsKeys: ['yard:settings'] }];
    const yard = { tool: 'yard', records, texts };
    expect(recordProblems(yard, 'lot', ['title', 'place', 'total', 'lockDays'])).toEqual([]);
    expect(recordProblems(yard, 'lot', ['rate', 'note'])).toEqual([
      'yard: lot has no German label for rate, note',
    ]);
    expect(recordProblems(yard, 'pile', [])).toEqual([
      'yard: the record pile has no German title in the audit trail',
    ]);
  });
});

describe('sources', () => {
  it('finds machine paths', () => {
    expect(findMachinePath('const file = "/home/anna/data.csv"')).toBe('/home/anna');
    expect(findMachinePath('GET /api/woods/orders and ./home/page')).toBeUndefined();
  });

  it('finds import cycles, those of types and of what is loaded later too', () => {
    expect(
      relativeImports(
        `import type { A } from './a';\nimport { b } from './b';\nimport './c.css';\nlazy(() => import('./d'))`,
      ),
    ).toEqual(['./a', './b', './c.css', './d']);
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', ['a']],
    ]);
    expect(findCycles(graph)).toEqual([['a', 'b', 'c']]);
  });

  it('asks each package for its two tags', () => {
    const good = { name: '@jahrring/x', private: true, nx: { tags: ['scope:time', 'type:app'] } };
    expect(packageProblems(good)).toEqual([]);
    expect(packageProblems({ ...good, nx: { tags: ['scope:time'] } })[0]).toContain('exactly one type: tag');
    expect(packageProblems({ ...good, dependencies: {} })[0]).toContain('root package.json');
  });

  it('asks a descriptor for modules that exist', () => {
    const descriptor = { routes: [{ expose: './Day', module: './src/nowhere.page.tsx' }], extensions: [] };
    expect(moduleProblems(descriptor, '.')[0]).toContain('does not exist');
  });

  it('asks a descriptor for icons that libs/ui has', () => {
    const icons = new Set(['qrCodeIcon', 'treeIcon']);
    const named = (...names) => ({ navigation: names.map((icon) => ({ icon })) });
    expect(iconProblems(named('qr-code', 'tree'), icons)).toEqual([]);
    expect(iconProblems(named('qrCode', 'oak'), icons)).toEqual([
      'qrCode is no icon of libs/ui',
      'oak is no icon of libs/ui',
    ]);
  });

  it('names for the menu what a start brings along, but for the admin area', () => {
    const navigation = [{ icon: 'book' }, { icon: 'axe' }, { icon: 'bell', layout: 'admin' }];
    expect(menuIconProblems({ navigation }, new Set(['book']))).toEqual([
      'axe is no icon of the menu: add it to libs/ui/src/icon/menu-icons.ts',
    ]);
  });
});

describe('the version of a service', () => {
  it('is the one of its package.json', () => {
    const source = "export const x: ServiceDefinition = {\n  tool: 'x',\n  version: '1.0.0',\n};";
    expect(versionProblem('1.0.0', source)).toBeUndefined();
    expect(versionProblem('1.1.0', source)).toContain('says version 1.0.0');
    expect(versionProblem('1.1.0', '{}')).toContain('none');
  });
});

describe('plugins of the catalogue', () => {
  const tool = (plugins, ...shown) => ({
    id: 'wood',
    plugins,
    routes: shown.map((plugin) => ({ plugin })),
    extensions: [],
  });

  it.each([
    ['a page', [tool(['timber'], 'timber')], false, 0],
    ['a page, but planned', [tool(['timber'], 'timber')], true, 1],
    ['only its name', [tool(['timber'])], true, 1],
    ['nothing, and planned', [tool([])], true, 0],
    ['nothing', [tool([])], false, 1],
  ])('with %s', (_what, descriptors, planned, count) =>
    expect(pluginProblems(descriptors, [{ id: 'timber', planned }])).toHaveLength(count),
  );
});

describe('two derivations of a contract', () => {
  it('are compared to the last value', () => {
    const contract = (id) => ({
      endpoints: { 'POST /a': { request: { body: { default: id } } } },
      list: [1],
    });
    expect(findDifferences(contract('a'), contract('a'))).toEqual([]);
    expect(findDifferences(contract('a'), contract('b'))).toEqual([
      'endpoints › POST /a › request › body › default',
    ]);
  });
});
