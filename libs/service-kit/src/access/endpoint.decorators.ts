import * as nest from '@nestjs/common';
import { HttpCode, SerializeOptions, SetMetadata, applyDecorators } from '@nestjs/common';
import type { z } from 'zod';
import { accessMetadata, type Access } from './access.decorators';

/** Schema of an answer, for handlers that return a `V`. */
type Schema<V> = z.ZodType<unknown, V>;

/** Answer of an endpoint that has no schema, or another status than its verb's own. */
interface Answer<V> {
  schema: Schema<V> | undefined;
  /** Default: 201 of a POST, 200 of the others. */
  status: number | undefined;
}

/** Items of a list may be streamed. */
type Sent<V> = V extends { items: readonly (infer I)[] }
  ? Omit<V, 'items'> & { items: readonly I[] | AsyncIterable<I> }
  : V;

export type Answered<V> = Sent<V> | Promise<Sent<V>>;

export type Handler<V> = (...given: never[]) => Answered<V>;

export type HandlerDecorator<V> = <H extends Handler<V>>(
  target: object,
  name: string | symbol,
  descriptor: TypedPropertyDescriptor<H>,
) => void;

/**
 * Declares an endpoint of a controller: its path, who may call it, and the schema of its answer.
 * `@Post(':id/restore', RequirePermission('tools.address.update'), ok(addressView))`
 */
type EndpointDecorator = <V>(
  path: string,
  access: Access,
  answer: Schema<V> | Answer<V>,
) => HandlerDecorator<V>;

/** Bytes that have a content type of their own: a document, a picture, a calendar, a stream of events. */
export const file: Answer<nest.StreamableFile | string | undefined> = {
  schema: undefined,
  status: undefined,
};

/** Data that no contract describes; it goes out as it is. */
export const untyped: Answer<unknown> = { schema: undefined, status: undefined };

/** 204 */
export const noContent: Answer<void> = { schema: undefined, status: 204 };

/** 200, of a POST that makes no record. */
export const ok = <V>(answer: Schema<V> | Answer<V>): Answer<V> => ({ ...described(answer), status: 200 });

/** 202, of work that goes on after the answer. */
export const accepted = <V>(schema: Schema<V>): Answer<V> => ({ schema, status: 202 });

export const Get = endpoint(nest.Get);
export const Post = endpoint(nest.Post);
export const Put = endpoint(nest.Put);
export const Patch = endpoint(nest.Patch);

const deleteWith = endpoint(nest.Delete);

/** Unlike the others, it need not name an answer: 204 then. */
export function Delete(path: string, access: Access): HandlerDecorator<void>;
export function Delete<V>(path: string, access: Access, answer: Schema<V> | Answer<V>): HandlerDecorator<V>;
export function Delete(path: string, access: Access, answer: Schema<unknown> | Answer<unknown> = noContent) {
  return deleteWith(path, access, answer);
}

function endpoint(verb: (path: string) => MethodDecorator): EndpointDecorator {
  return (path, access, answer) => {
    const { schema, status } = described(answer);
    return applyDecorators(
      verb(path),
      SetMetadata(accessMetadata, access),
      ...(schema ? [SerializeOptions({ schema })] : []),
      ...(status ? [HttpCode(status)] : []),
    );
  };
}

function described<V>(answer: Schema<V> | Answer<V>): Answer<V> {
  return 'status' in answer ? answer : { schema: answer, status: undefined };
}
