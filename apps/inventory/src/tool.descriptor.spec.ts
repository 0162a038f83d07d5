import { descriptor } from './tool.descriptor';

it('objects are searched by those only who may open them', () => {
  const page = descriptor.routes.find(({ path }) => path === '/settings/objects/edit/:id');
  for (const { any } of descriptor.search) expect(page?.any).toEqual(expect.arrayContaining(any));
});
