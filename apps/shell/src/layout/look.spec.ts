import type { BootAnswer, ToolDescriptor } from '@jahrring/contracts-common';
import { lookOf, primaryOf } from './look';

const page = (path: string, change: Partial<ToolDescriptor['routes'][number]> = {}) => ({
  path, expose: './X', module: 'x', any: [], titleKey: 'x', ...change,
}); // oxfmt-ignore

function aTool(id: string, change: Partial<ToolDescriptor>): BootAnswer['tools'][number] {
  return { id, descriptor: { id, routes: [], ...change } } as unknown as BootAnswer['tools'][number];
}

describe('look', () => {
  const tools = [
    aTool('time', { look: 'time-tracking', routes: [page('/timeoverview')] }),
    aTool('projects', { routes: [page('/projects'), page('/projects/:id', { look: 'control' })] }),
    aTool('admin', { routes: [page('/admin', { layout: 'admin' }), page('/plugins')] }),
  ];

  it.each([
    ['time', '/timeoverview', 'time-tracking'],
    ['projects', '/projects', 'default'],
    ['projects', '/projects/:id', 'control'],
    ['admin', '/admin', 'control'],
    ['admin', '/plugins', 'default'],
    [undefined, '/', 'default'],
  ])('of %s at %s is %s', (toolId, path, expected) => {
    expect(lookOf(tools, { toolId, path })).toBe(expected);
  });

  it('colours time dark blue, unless another colour was chosen', () => {
    expect(primaryOf('time-tracking', 'wald')).toBe('nacht');
    expect(primaryOf('time-tracking', 'violett')).toBe('violett');
    expect(primaryOf('control', 'wald')).toBe('wald');
  });
});
