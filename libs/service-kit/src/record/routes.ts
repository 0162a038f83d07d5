import type { Type } from '@nestjs/common';
import { PARAMTYPES_METADATA } from '@nestjs/common/constants.js';
import type { z } from 'zod';
import type { Access } from '../access/access.decorators';
import type { Answered, Handler, HandlerDecorator } from '../access/endpoint.decorators';
import type { RequestContext } from '../context/request-context';

/** One rule of access, or those of readers and writers, where a verb may have its own. Whoever removes may restore. */
export type RecordAccess =
  | Access
  | {
      read: Access;
      write: Access;
      list?: Access;
      create?: Access;
      update?: Access;
      remove?: Access;
    };

/** The rule of each verb. */
export function accessRules(access: RecordAccess) {
  if ('kind' in access) return { get: access, list: access, create: access, update: access, remove: access };
  const { read, write, list = read, create = write, update = write, remove = write } = access;
  return { get: read, list, create, update, remove };
}

/** Schema of a list's answer, alone or behind that of its query. */
export type ListSchemas = z.ZodType | readonly [query: z.ZodType, answer: z.ZodType];

/** The method behind a list; `Of` is the id of the record it belongs to, if any. */
export type Listing<R, Of extends unknown[]> = R extends {
  list: readonly [infer Q extends z.ZodType, infer A extends z.ZodType];
}
  ? { list: (ctx: RequestContext, ...given: [...Of, query: z.output<Q>]) => Answered<z.input<A>> }
  : R extends { list: infer A extends z.ZodType }
    ? { list: (ctx: RequestContext, ...given: Of) => Answered<z.input<A>> }
    : unknown;

/** The method that takes the body of the schema `R[N]`, where there is one. */
export type Saving<R extends { view: z.ZodType }, N extends string, Of extends unknown[]> =
  R extends Record<N, infer B extends z.ZodType>
    ? Record<N, (ctx: RequestContext, ...given: [...Of, body: z.output<B>]) => Answered<z.input<R['view']>>>
    : unknown;

/** The method that answers a record, unless the routes are without it. */
export type Showing<R extends { view: z.ZodType }, N extends string, Of extends unknown[]> = R extends {
  without: readonly (infer W)[];
}
  ? N extends W
    ? unknown
    : Shows<R, N, Of>
  : Shows<R, N, Of>;

type Shows<R extends { view: z.ZodType }, N extends string, Of extends unknown[]> = Record<
  N,
  (ctx: RequestContext, ...given: Of) => Answered<z.input<R['view']>>
>;

export const answerOf = (list: ListSchemas): z.ZodType => ('parse' in list ? list : list[1]);
export const queryOf = (list: ListSchemas): z.ZodType | undefined => ('parse' in list ? undefined : list[0]);

/** Base of the controllers of records; `S` is the service that does the work. */
export abstract class RecordController<S> {
  constructor(protected readonly records: S) {}
}

/** Makes a method of a controller an endpoint, as decorators at the method and at its parameters do. */
export function offer(
  { prototype }: Type,
  name: string,
  decorate: HandlerDecorator<unknown>,
  ...parameters: ParameterDecorator[]
): void {
  const handlers = prototype as object;
  // The last comes first, as with decorators; the order of parameters in the OpenAPI document is theirs.
  for (const [index, parameter] of [...parameters.entries()].reverse()) parameter(handlers, name, index);
  const descriptor = Object.getOwnPropertyDescriptor(handlers, name);
  decorate(handlers, name, descriptor as TypedPropertyDescriptor<Handler<unknown>>);
}

/** The routes as the base class of a controller; Nest hands it the service. */
export function withService<S>(
  routes: Type,
  service: abstract new (...given: never[]) => S,
): new (records: S) => RecordController<S> {
  Reflect.defineMetadata(PARAMTYPES_METADATA, [service], routes);
  return routes as new (records: S) => RecordController<S>;
}
