import { RequestMethod } from '@nestjs/common';
import { z } from 'zod';
import { RequirePermission, type Access } from '../access/access.decorators';
import { EndpointRules } from '../access/endpoint-rules';
import type { RequestContext } from '../context/request-context';
import { responseSchema } from '../http/response-schema';
import type { Endpoint } from '../openapi/endpoints';
import { buildOpenApi } from '../openapi/openapi';
import { childRecordRoutes, type ChildVersion } from './child-record.routes';
import { recordRoutes, type RecordRoutes, type Records } from './record.routes';

const view = z.object({ id: z.string(), title: z.string() });
const list = z.object({ items: z.array(view), total: z.number() });
const query = z.object({ page: z.string() });
const body = z.object({ title: z.string() });
type View = z.infer<typeof view>;
type Body = z.infer<typeof body>;

const read = RequirePermission('tools.origin.index');
const write = RequirePermission('tools.origin.manage');
const remove = RequirePermission('tools.origin.delete');

const ctx = {} as RequestContext;
const origin: View = { id: '1', title: 'Forest' };

class OriginService {
  readonly calls: unknown[][] = [];

  list(_ctx: RequestContext, given: z.infer<typeof query>) {
    this.calls.push(['list', given]);
    return { items: [origin], total: 1 };
  }
  get(_ctx: RequestContext, id: string) {
    this.calls.push(['get', id]);
    return Promise.resolve(origin);
  }
  create(_ctx: RequestContext, given: Body) {
    this.calls.push(['create', given]);
    return origin;
  }
  update(_ctx: RequestContext, ...given: [id: string, version: number, body: Body]) {
    this.calls.push(['update', ...given]);
    return origin;
  }
  remove(_ctx: RequestContext, ...given: [id: string, version: number]) {
    this.calls.push(['remove', ...given]);
    return Promise.resolve('removed');
  }
  restore(_ctx: RequestContext, id: string) {
    this.calls.push(['restore', id]);
    return origin;
  }
}

class ContactService {
  readonly calls: unknown[][] = [];

  list(_ctx: RequestContext, parentId: string) {
    this.calls.push(['list', parentId]);
    return { items: [origin], total: 1 };
  }
  create(_ctx: RequestContext, parentId: string, given: Body) {
    this.calls.push(['create', parentId, given]);
    return origin;
  }
  update(_ctx: RequestContext, of: ChildVersion, given: Body) {
    this.calls.push(['update', of, given]);
    return origin;
  }
  remove(_ctx: RequestContext, of: ChildVersion) {
    this.calls.push(['remove', of]);
  }
  restore(_ctx: RequestContext, parentId: string, id: string) {
    this.calls.push(['restore', parentId, id]);
    return origin;
  }
}

const all = { list: [query, list], view, create: body, update: body } as const;
class OriginController extends recordRoutes(OriginService, { access: { read, write, remove }, ...all }) {}
class PlaceController extends recordRoutes(OriginService, {
  access: write,
  list: [query, list],
  view,
  without: ['get', 'restore'],
  id: 'placeId',
}) {}
class ContactController extends childRecordRoutes(ContactService, {
  access: { read, write },
  list,
  view,
  create: body,
  update: body,
  id: 'contactId',
}) {}

type Controller = typeof OriginController | typeof ContactController;
type Handlers = Record<string, (...given: unknown[]) => unknown>;
const handlersOf = (controller: Controller) => controller.prototype as unknown as Handlers;
const names = ['list', 'get', 'create', 'update', 'remove', 'restore'] as const;

function endpointsOf(controller: Controller): Endpoint[] {
  return names.flatMap((methodName) => {
    const handler = handlersOf(controller)[methodName];
    const verb = handler && (Reflect.getMetadata('method', handler) as RequestMethod | undefined);
    if (!handler || verb === undefined) return [];
    const path = (Reflect.getMetadata('path', handler) as string).replace(/^\/$/, '');
    return [{ controller, methodName, handler, verb: RequestMethod[verb].toLowerCase(), path: `/${path}` }];
  });
}

const routesOf = (controller: Controller) =>
  endpointsOf(controller).map(({ methodName, verb, path }) => `${methodName} ${verb} ${path}`);

describe('routes of records', () => {
  it('are those their options name', () => {
    expect(routesOf(OriginController)).toEqual([
      'list get /',
      'get get /:id',
      'create post /',
      'update patch /:id',
      'remove delete /:id',
      'restore post /:id/restore',
    ]);
    expect(routesOf(PlaceController)).toEqual(['list get /', 'remove delete /:placeId']);
    expect(routesOf(ContactController)).toEqual([
      'list get /',
      'create post /',
      'update patch /:contactId',
      'remove delete /:contactId',
      'restore post /:contactId/restore',
    ]);
  });

  it('say who may call them, each class for itself', () => {
    const accessOf = (controller: Controller) =>
      endpointsOf(controller).map(({ handler }) => new EndpointRules().of(controller, handler).access);
    expect(accessOf(OriginController)).toEqual([read, read, write, write, remove, remove]);
    expect(accessOf(PlaceController)).toEqual([write, write]);
    expect(accessOf(ContactController)).toEqual([read, write, write, write, write]);
  });

  it('answer by their schemas, a restored record with 200', () => {
    const answers = endpointsOf(OriginController).map(({ handler }) => [
      responseSchema(handler),
      Reflect.getMetadata('__httpCode__', handler),
    ]);
    expect(answers).toEqual([
      [list, undefined],
      [view, undefined],
      [view, undefined],
      [view, undefined],
      [undefined, 204],
      [view, 200],
    ]);
  });

  it('stand in the OpenAPI document under their controller, with parameters, header and body', () => {
    const document = (controller: Controller) =>
      buildOpenApi({ tool: 'timber', version: '1' }, endpointsOf(controller), new EndpointRules()).paths;
    const { get, patch } = document(OriginController)['/{id}'] ?? {};
    expect(get).toMatchObject({ operationId: 'Origin_get', 'x-access': read });
    expect(patch).toMatchObject({ operationId: 'Origin_update', requestBody: { required: true } });
    const parameters = (operation: unknown) =>
      (operation as { parameters: { name: string }[] }).parameters.map(({ name }) => name);
    expect(parameters(patch)).toEqual(['id', 'If-Match']);
    expect(parameters(document(OriginController)['/']?.['get'])).toEqual(['page']);
    expect(parameters(document(ContactController)['/{contactId}']?.['patch']).toSorted()).toEqual([
      'If-Match',
      'contactId',
      'id',
    ]);
  });

  it('hand their service what they are given', async () => {
    const service = new OriginService();
    const call = (name: string, ...given: unknown[]) =>
      (new OriginController(service) as unknown as Handlers)[name]?.(ctx, ...given);
    expect(call('list', { page: '2' })).toEqual({ items: [origin], total: 1 });
    expect(await call('get', '1')).toBe(origin);
    call('create', { title: 'Forest' });
    call('update', '1', 3, { title: 'Wood' });
    expect(await call('remove', '1', 4)).toBeUndefined();
    call('restore', '1');
    expect(service.calls).toEqual([
      ['list', { page: '2' }],
      ['get', '1'],
      ['create', { title: 'Forest' }],
      ['update', '1', 3, { title: 'Wood' }],
      ['remove', '1', 4],
      ['restore', '1'],
    ]);
  });

  it('name the parent of a record below another', async () => {
    const service = new ContactService();
    const call = (name: string, ...given: unknown[]) =>
      (new ContactController(service) as unknown as Handlers)[name]?.(ctx, ...given);
    call('list', 'a');
    call('create', 'a', { title: 'Forest' });
    call('update', 'a', '1', 3, { title: 'Wood' });
    await call('remove', 'a', '1', 4);
    call('restore', 'a', '1');
    expect(service.calls).toEqual([
      ['list', 'a'],
      ['create', 'a', { title: 'Forest' }],
      ['update', { parentId: 'a', id: '1', version: 3 }, { title: 'Wood' }],
      ['remove', { parentId: 'a', id: '1', version: 4 }],
      ['restore', 'a', '1'],
    ]);
  });

  it('are given their service by its class', () => {
    expect(Reflect.getMetadata('design:paramtypes', OriginController)).toEqual([OriginService]);
  });

  it('do not compile with a service that answers or takes something else', () => {
    interface Options {
      access: Access;
      view: typeof view;
      without: readonly ['restore'];
    }
    type Fits<S, O extends RecordRoutes> = S extends Records<O> ? true : false;
    interface Shows {
      get: () => Promise<View>;
      remove: () => void;
    }
    type Making<B> = Shows & { create: (ctx: RequestContext, body: B) => View };
    type Creating = Options & { create: typeof body };
    const right: [Fits<Shows, Options>, Fits<Making<Body>, Creating>] = [true, true];
    const wrong: [
      Fits<Omit<Shows, 'get'> & { get: () => { id: string } }, Options>,
      Fits<Omit<Shows, 'get'>, Options>,
      Fits<Making<Body & { place: string }>, Creating>,
      Fits<Shows, Creating>,
      Fits<Shows, Options & { list: typeof list }>,
    ] = [false, false, false, false, false];
    expect([...right, ...wrong]).toEqual([true, true, false, false, false, false, false]);
  });
});
