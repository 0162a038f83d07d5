import { Body, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Delete, Get, ok, Patch, Post } from '../access/endpoint.decorators';
import type { RequestContext } from '../context/request-context';
import { Ctx, Id, IfMatch } from '../http/params.decorators';
import {
  accessRules,
  answerOf,
  offer,
  queryOf,
  RecordController,
  withService,
  type ListSchemas,
  type Listing,
  type RecordAccess,
  type Saving,
  type Showing,
} from './routes';

export interface RecordRoutes {
  access: RecordAccess;
  /** Without it there is no list; likewise `create` and `update`. */
  list?: ListSchemas;
  /** Answer to all but the list and the removal. */
  view: z.ZodType;
  create?: z.ZodType;
  update?: z.ZodType;
  without?: readonly ('get' | 'restore')[];
  /** Name of the id in paths: `id` unless told. */
  id?: string;
}

/** The service that does the work of the endpoints. */
export type Records<R extends RecordRoutes> = Listing<R, []> &
  Showing<R, 'get', [id: string]> &
  Saving<R, 'create', []> &
  Saving<R, 'update', [id: string, version: number]> &
  Showing<R, 'restore', [id: string]> & {
    remove: (ctx: RequestContext, id: string, version: number) => unknown;
  };

type Work = Record<
  'list' | 'get' | 'create' | 'update' | 'remove' | 'restore',
  (ctx: RequestContext, ...given: unknown[]) => unknown
>;

/**
 * The endpoints of records: list, get, create, update by If-Match, remove, restore. Their controller extends what this
 * answers, adds its own, and reaches the service as `records`:
 * `class OriginController extends recordRoutes(OriginService, { access, list: [query, list], view, create, update }) {}`
 */
export function recordRoutes<const R extends RecordRoutes, S extends Records<R>>(
  service: abstract new (...given: never[]) => S,
  { access, list, view, create, update, without = [], id = 'id' }: R,
): new (records: S) => RecordController<S> {
  class Routes extends RecordController<Work> {
    list(ctx: RequestContext, query: unknown) {
      return this.records.list(ctx, query);
    }

    get(ctx: RequestContext, id: string) {
      return this.records.get(ctx, id);
    }

    create(ctx: RequestContext, body: unknown) {
      return this.records.create(ctx, body);
    }

    update(ctx: RequestContext, id: string, version: number, body: unknown) {
      return this.records.update(ctx, id, version, body);
    }

    async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
      await this.records.remove(ctx, id, version);
    }

    restore(ctx: RequestContext, id: string) {
      return this.records.restore(ctx, id);
    }
  }

  const rules = accessRules(access);
  const has = (name: 'get' | 'restore') => !without.includes(name);
  const query = list && queryOf(list);
  const listGiven = query ? [Ctx(), Query({ schema: query })] : [Ctx()];
  if (list) offer(Routes, 'list', Get('', rules.list, answerOf(list)), ...listGiven);
  if (has('get')) offer(Routes, 'get', Get(`:${id}`, rules.get, view), Ctx(), Id(id));
  if (create) offer(Routes, 'create', Post('', rules.create, view), Ctx(), Body({ schema: create }));
  if (update) {
    const given = [Ctx(), Id(id), IfMatch(), Body({ schema: update })];
    offer(Routes, 'update', Patch(`:${id}`, rules.update, view), ...given);
  }
  offer(Routes, 'remove', Delete(`:${id}`, rules.remove), Ctx(), Id(id), IfMatch());
  if (has('restore')) offer(Routes, 'restore', Post(`:${id}/restore`, rules.remove, ok(view)), Ctx(), Id(id));
  return withService(Routes, service);
}
