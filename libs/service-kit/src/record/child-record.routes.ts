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

/** Identifies a record below its parent, and its version. */
export interface ChildVersion {
  parentId: string;
  id: string;
  version: number;
}

interface ChildRecordRoutes {
  access: RecordAccess;
  list: ListSchemas;
  view: z.ZodType;
  create: z.ZodType;
  update: z.ZodType;
  /** Name of the record's own id in paths; that of its parent is `id`. */
  id: string;
}

/** The service that does the work of the endpoints. */
type ChildRecords<R extends ChildRecordRoutes> = Listing<R, [parentId: string]> &
  Saving<R, 'create', [parentId: string]> &
  Saving<R, 'update', [of: ChildVersion]> &
  Showing<R, 'restore', [parentId: string, id: string]> & {
    remove: (ctx: RequestContext, of: ChildVersion) => unknown;
  };

type Work = Record<
  'list' | 'create' | 'update' | 'remove' | 'restore',
  (ctx: RequestContext, ...given: unknown[]) => unknown
>;

/**
 * The endpoints of records below another, `addresses/:id/contacts/:contactId`: list, create, update by If-Match,
 * remove, restore. Otherwise as `recordRoutes`.
 */
export function childRecordRoutes<const R extends ChildRecordRoutes, S extends ChildRecords<R>>(
  service: abstract new (...given: never[]) => S,
  { access, list, view, create, update, id }: R,
): new (records: S) => RecordController<S> {
  class Routes extends RecordController<Work> {
    list(ctx: RequestContext, parentId: string, query: unknown) {
      return this.records.list(ctx, parentId, query);
    }

    create(ctx: RequestContext, parentId: string, body: unknown) {
      return this.records.create(ctx, parentId, body);
    }

    update(ctx: RequestContext, parentId: string, id: string, version: number, body: unknown) {
      return this.records.update(ctx, { parentId, id, version }, body);
    }

    async remove(ctx: RequestContext, parentId: string, id: string, version: number): Promise<void> {
      await this.records.remove(ctx, { parentId, id, version });
    }

    restore(ctx: RequestContext, parentId: string, id: string) {
      return this.records.restore(ctx, parentId, id);
    }
  }

  const rules = accessRules(access);
  const query = queryOf(list);
  const listGiven = query ? [Ctx(), Id(), Query({ schema: query })] : [Ctx(), Id()];
  offer(Routes, 'list', Get('', rules.list, answerOf(list)), ...listGiven);
  const createGiven = [Ctx(), Id(), Body({ schema: create })];
  offer(Routes, 'create', Post('', rules.create, view), ...createGiven);
  const updateGiven = [Ctx(), Id(), Id(id), IfMatch(), Body({ schema: update })];
  offer(Routes, 'update', Patch(`:${id}`, rules.update, view), ...updateGiven);
  offer(Routes, 'remove', Delete(`:${id}`, rules.remove), Ctx(), Id(), Id(id), IfMatch());
  offer(Routes, 'restore', Post(`:${id}/restore`, rules.remove, ok(view)), Ctx(), Id(), Id(id));
  return withService(Routes, service);
}
