import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filterTexts, textsOfPage } from './page-texts.mjs';

const files = {
  'list.page.tsx': `
    import { row } from './row';
    import type { Drawer } from './drawer';
    import './list.css';
    const Drawer = lazy(() => import('./drawer'));
    export const page = (t, view) => [t('list.title'), t(\`view.\${view}\`), t('list.count', { count: 2 }), row(t)];`,
  'row.ts': `export const row = (t) => t('demo:row.name') + t('unit.' + 'm') + t('title');
    export const fields = 'demo:field';`,
  'drawer.ts': `export const drawer = (t) => t('drawer.title');`,
};
const texts = {
  title: 'ohne Gruppe',
  list: { title: 'Liste', count_one: 'eins', count_other: 'viele', empty: 'leer' },
  view: { day: 'Tag', week: 'Woche' },
  row: { name: 'Name' },
  unit: { m: 'Meter' },
  field: { name: 'Feld' },
  drawer: { title: 'Lade' },
};

describe('texts of a page', () => {
  let folder;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'jahrring-texts-'));
    for (const [name, source] of Object.entries(files)) writeFileSync(path.join(folder, name), source);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are those that it and its own modules name, whole, in the plural or put together', () => {
    const { has } = textsOfPage(path.join(folder, 'list.page.tsx'), 'demo');
    expect(filterTexts(texts, has)).toEqual({
      list: { title: 'Liste', count_one: 'eins', count_other: 'viele' },
      view: { day: 'Tag', week: 'Woche' },
      row: { name: 'Name' },
      unit: { m: 'Meter' },
      field: { name: 'Feld' },
    });
  });

  it('leaves what it loads later to later', () => {
    const { files: read, has } = textsOfPage(path.join(folder, 'list.page.tsx'), 'demo');
    expect([...read].map((file) => path.basename(file))).toEqual(['list.page.tsx', 'row.ts']);
    const later = filterTexts(texts, (key) => !has(key));
    expect(later).toEqual({
      title: 'ohne Gruppe',
      list: { empty: 'leer' },
      drawer: { title: 'Lade' },
    });
  });
});
