import type { BootAnswer, ToolDescriptor } from '@jahrring/contracts-common';
import { activePath, bottomItems, navigationOf, workplaceOf } from './navigation';

function aTool(id: string, navigation: ToolDescriptor['navigation']): BootAnswer['tools'][number] {
  const descriptor: ToolDescriptor = {
    id, version: '1.0.0', shell: '^1', services: {}, namespaces: [id], routes: [], navigation, extensions: [],
    core: true, plugins: [],
  }; // oxfmt-ignore
  return { id, version: '1.0.0', entry: '', globalName: id, descriptor };
}

function aBoot(tools: BootAnswer['tools'], plugins: string[] = []): BootAnswer {
  return { tools, licence: { plugins } } as unknown as BootAnswer;
}

const item = (path: string, change: Partial<ToolDescriptor['navigation'][number]> = {}) => ({
  path, titleKey: `x:${path}`, icon: 'tree', any: [], order: 10, ...change,
}); // oxfmt-ignore

describe('navigation', () => {
  it('shows what the person may open, in order, grouped', () => {
    const boot = aBoot([
      aTool('b', [item('/b', { order: 20 }), item('/secret', { any: ['tools.b.index'] })]),
      aTool('a', [item('/a', { order: 5 }), item('/machines', { group: 'orders' })]),
    ]);
    const groups = navigationOf(boot, 'default', (keys) => keys.length === 0);
    expect(groups.map(({ id, items }) => [id, items.map(({ path }) => path)])).toEqual([
      ['main', ['/']],
      ['orders', ['/machines']],
      ['operations', ['/a', '/b']],
    ]);
  });

  it('leaves out a plugin that is off, and the other layout', () => {
    const tools = [aTool('a', [item('/qr', { plugin: 'qr-code' }), item('/admin', { layout: 'admin' })])];
    const paths = (plugins: string[], layout: 'default' | 'admin') =>
      navigationOf(aBoot(tools, plugins), layout, () => true).flatMap(({ items }) =>
        items.map(({ path }) => path),
      );
    expect(paths([], 'default')).toEqual(['/']);
    expect(paths(['qr-code'], 'default')).toEqual(['/', '/qr']);
    expect(paths([], 'admin')).toEqual(['/admin']);
  });

  it('marks the nearest section', () => {
    const groups = navigationOf(
      aBoot([aTool('a', [item('/tasks'), item('/tasks/plan')])]),
      'default',
      () => true,
    );
    expect(activePath(groups, '/tasks/plan/week')).toBe('/tasks/plan');
    expect(activePath(groups, '/tasks-other')).toBeNull();
    expect(activePath(groups, '/')).toBe('/');
  });

  it('puts under the thumb what each workplace does most, recording in the middle', () => {
    const groups = navigationOf(
      aBoot([
        aTool('a', [
          item('/time', { order: 1, bottom: { field: 1 } }),
          item('/record', { order: 2, bottom: { field: 3, office: 3 } }),
          item('/projects', { order: 3, bottom: { field: 2, office: 1 } }),
          item('/documents', { order: 4, bottom: { office: 2 } }),
        ]),
      ]),
      'default',
      () => true,
    );
    const paths = (role: 'foreman' | 'admin') =>
      bottomItems(groups, workplaceOf(role)).map(({ path }) => path);
    expect(paths('foreman')).toEqual(['/time', '/projects', '/record', '/']);
    expect(paths('admin')).toEqual(['/projects', '/documents', '/record', '/']);
  });

  it('leaves no gap in a short bottom bar', () => {
    const groups = navigationOf(aBoot([aTool('a', [item('/x')])]), 'default', () => true);
    expect(bottomItems(groups, 'field').map(({ path }) => path)).toEqual(['/', '/x']);
  });
});
