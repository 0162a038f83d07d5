import type { ToolDescriptor } from '@jahrring/contracts-common';
import { carriesPlugin } from './active-plugins';

function aTool(core: boolean, plugins: string[], ...shown: (string | undefined)[]): ToolDescriptor {
  const routes = shown.map((plugin) => ({
    path: '/a',
    expose: './A',
    module: './a',
    any: [],
    titleKey: 'a:a',
    ...(plugin ? { plugin } : {}),
  }));
  const rest = { services: {}, namespaces: [], navigation: [], extensions: [] };
  return { id: 'wood', version: '1.0.0', shell: '^1', ...rest, core, plugins, routes };
}

describe('a tool that carries a plugin', () => {
  it.each([
    ['has a page for it', aTool(true, [], 'timber'), true],
    ['only names it', aTool(true, ['timber'], undefined), false],
    ['is only for those who have it', aTool(false, ['timber'], undefined), true],
    ['has pages of its other plugin alone', aTool(false, ['timber', 'stems'], 'stems'), false],
    ['has no page', aTool(false, ['timber']), false],
    ['does not know it', aTool(false, ['stems'], undefined), false],
  ])('%s', (_what, descriptor, carries) => expect(carriesPlugin(descriptor, 'timber')).toBe(carries));
});
