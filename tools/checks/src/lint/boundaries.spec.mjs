import { findCycles } from '../workspace/import-cycles.mjs';
import { browserTestConstraints, depConstraints, scopes } from './boundaries.mjs';
import { projects, refusal } from './project-boundaries.mjs';
import { lintTexts } from './run-oxlint.mjs';

const allows = (sourceTags, targetTags) =>
  refusal(depConstraints, { tags: sourceTags }, { tags: targetTags }) === undefined;
const tags = (scope, type) => [`scope:${scope}`, `type:${type}`];

describe('boundaries', () => {
  it('has no wildcard', () => {
    expect(JSON.stringify(depConstraints)).not.toContain('*');
    expect(scopes).toContain('time');
  });

  it('keeps tools apart', () => {
    expect(allows(tags('time', 'app'), tags('projects', 'app'))).toBe(false);
    expect(allows(tags('time', 'app'), tags('projects', 'contract'))).toBe(false);
    expect(allows(tags('time', 'service'), tags('projects', 'service'))).toBe(false);
    expect(allows(tags('time', 'contract'), tags('projects', 'contract'))).toBe(false);
    expect(allows(tags('shell', 'shell'), tags('time', 'app'))).toBe(false);
  });

  it('keeps both sides apart', () => {
    expect(allows(tags('time', 'app'), tags('shared', 'service-kit'))).toBe(false);
    expect(allows(tags('time', 'app'), tags('time', 'service'))).toBe(false);
    expect(allows(tags('time', 'service'), tags('shared', 'ui'))).toBe(false);
    expect(allows(tags('shared', 'ui'), tags('shared', 'tool-kit'))).toBe(false);
  });

  it('allows what a tool needs', () => {
    expect(allows(tags('time', 'app'), tags('time', 'contract'))).toBe(true);
    expect(allows(tags('time', 'app'), tags('shared', 'tool-kit'))).toBe(true);
    expect(allows(tags('time', 'service'), tags('projects', 'contract'))).toBe(true);
    expect(allows(tags('time', 'service'), tags('shared', 'service-kit'))).toBe(true);
    expect(allows(tags('shell', 'shell'), tags('admin', 'contract'))).toBe(true);
  });

  it('lets no projects depend on each other in a circle', () => {
    const mayUse = (from) =>
      projects
        .filter((to) => to !== from && !refusal(browserTestConstraints, from, to))
        .map(({ name }) => name);
    expect(projects.length).toBeGreaterThan(40);
    expect(findCycles(new Map(projects.map((project) => [project.name, mayUse(project)])))).toEqual([]);
  });
});

describe('imports of other projects', () => {
  const refused = (texts) =>
    Object.values(lintTexts(texts)).map((problems) =>
      problems.some((problem) => problem.startsWith('jahrring(boundaries): ')),
    );

  it('follow the tags, however they are written', () => {
    expect(
      refused({
        'apps/time/src/a.ts': "import { a } from '@jahrring/contracts-projects';",
        'apps/time/src/b.ts': "export { a } from '@jahrring/service-kit/texts';",
        'apps/time/src/c.ts': "export type C = import('@jahrring/contracts-projects').C;",
        'apps/time/src/d.ts': "export const load = () => import('@jahrring/app-projects');",
        'services/time/src/e.ts': "export * from '@jahrring/ui';",
        'services/time/src/f.ts': "export const ui = require.resolve('@jahrring/ui');",
      }),
    ).toEqual(Array(6).fill(true));
    expect(
      refused({
        'apps/time/src/a.ts': "export { a } from '@jahrring/contracts-time'; import '@jahrring/ui/form';",
        'services/time/src/b.ts': "import { a } from '@jahrring/contracts-projects'; import 'node:fs';",
      }),
    ).toEqual([false, false]);
  });

  it('of demo data are for browser tests', () => {
    const text = "import { people } from '@jahrring/demo';";
    expect(refused({ 'apps/time/src/a.ts': text, 'apps/time/e2e/a.e2e-spec.ts': text })).toEqual([
      true,
      false,
    ]);
  });

  it('are by name, those of the own project by path', () => {
    expect(
      refused({
        'apps/time/src/a.ts': "import { a } from '../../../libs/ui/src/a';",
        'apps/time/src/b.ts': "import { a } from 'libs/ui/src/a';",
        'libs/ui/src/c.ts': "import { a } from '@jahrring/ui/form';",
        'libs/tool-kit/src/d.ts': "import { a } from '@jahrring/tool-kit';",
      }),
    ).toEqual(Array(4).fill(true));
    const byName = "import { a } from '@jahrring/tool-kit';";
    expect(
      refused({
        'apps/time/src/a.ts': "import { a } from '../src/b'; import { b } from './c/d';",
        'libs/tool-kit/src/form/a.ts': byName,
        'libs/tool-kit/src/list-selection.ts': byName,
      }),
    ).toEqual(Array(3).fill(false));
  });

  it('load an entry of its own later, not the main one', () => {
    expect(
      refused({
        'apps/time/src/a.ts': "export const load = () => import('@jahrring/ui');",
        'apps/time/src/b.ts': "export const load = () => import('@jahrring/ui/signature');",
      }),
    ).toEqual([true, false]);
  });
});
