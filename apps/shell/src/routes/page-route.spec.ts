import { matchPage, type PageRoute } from './page-route';

const route = (path: string): PageRoute => ({
  id: path, path, layout: 'default', handle: { titleKey: '' }, load: () => Promise.resolve(null),
}); // oxfmt-ignore

const routes = ['*', '/notes/:id', '/notes/create', '/notes/:id/:tab', '/wrong/*'].map(route);

describe('the route of a path', () => {
  it.each([
    ['/notes/create', '/notes/create', {}],
    ['/notes/1', '/notes/:id', { id: '1' }],
    ['/notes/1/', '/notes/:id', { id: '1' }],
    ['/notes/%C3%BCber%20uns', '/notes/:id', { id: 'über uns' }],
    ['/notes/1/hours', '/notes/:id/:tab', { id: '1', tab: 'hours' }],
    ['/wrong/way/out', '/wrong/*', { '*': 'way/out' }],
    ['/nowhere', '*', { '*': 'nowhere' }],
  ])('%s is %s', (pathname, path, params) => {
    expect(matchPage(routes, pathname)).toMatchObject({ route: { path }, params });
  });

  it('is an error where nothing takes it', () => {
    expect(() => matchPage([route('/notes')], '/nowhere')).toThrow('/nowhere');
  });
});
