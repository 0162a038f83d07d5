import type { BootAnswer, ToolDescriptor } from '@jahrring/contracts-common';
import { pagesOf } from './pages';

const route = (path: string, any: string[] = []): ToolDescriptor['routes'][number] => ({
  path, expose: './X', module: 'x', any, titleKey: `x:route.${path}`,
}); // oxfmt-ignore

const boot = {
  tools: [
    {
      descriptor: {
        routes: [route('/notes'), route('/notes/create', ['notes.manage']), route('/notes/:id'), route('/notes/plan'), route('/notes/lists/create')],
        navigation: [{ path: '/notes', titleKey: 'x:nav', icon: 'book', any: [], order: 1 }],
        settings: [{ path: '/notes/lists', titleKey: 'x:lists', icon: 'list', any: [], order: 1 }],
      },
    },
  ],
} as unknown as BootAnswer; // oxfmt-ignore

describe('pages', () => {
  it('are those that need no record, named as in the menu, with an icon', () => {
    const pages = pagesOf(boot, () => true).filter(({ path }) => path.startsWith('/notes'));
    expect(pages).toMatchObject([
      { path: '/notes', titleKey: 'x:nav', icon: 'book', creates: false },
      { path: '/notes/create', icon: 'book', creates: true },
      { path: '/notes/plan', titleKey: 'x:route./notes/plan', icon: 'book', creates: false },
      { path: '/notes/lists/create', icon: 'list', creates: true },
    ]);
  });

  it('leave out what is not allowed', () => {
    const paths = pagesOf(boot, (keys) => keys.length === 0).map(({ path }) => path);
    expect(paths).toEqual([
      '/',
      '/profile',
      '/profile/settings',
      '/notes',
      '/notes/plan',
      '/notes/lists/create',
    ]);
  });
});
