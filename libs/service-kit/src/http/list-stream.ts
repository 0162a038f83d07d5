import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { z } from 'zod';
import { serializer } from './serializer';

/** What a list endpoint answers: one page, or with `pageSize=all` a stream of everything. */
export interface ListResult<T> {
  items: T[] | AsyncIterable<T>;
  total: number;
}

export function isStreamedList(value: unknown): value is { items: AsyncIterable<unknown>; total: number } {
  if (typeof value !== 'object' || value === null || !('items' in value)) return false;
  const { items } = value;
  return typeof items === 'object' && items !== null && Symbol.asyncIterator in items;
}

const itemsPerChunk = 100;

/** Writes `{"total": …, "items": […]}` while the items are still being read. */
export function streamList(list: { items: AsyncIterable<unknown>; total: number }, schema?: z.ZodType) {
  const itemSchema =
    schema instanceof z.ZodObject && schema.shape['items'] instanceof z.ZodArray
      ? (schema.shape['items'].element as z.ZodType)
      : undefined;
  const pick = itemSchema ? serializer(itemSchema) : (value: unknown) => value;
  const body = Readable.from(write(list, pick), { objectMode: false });
  return new StreamableFile(body, { type: 'application/json; charset=utf-8' });
}

async function* write(
  list: { items: AsyncIterable<unknown>; total: number },
  pick: (value: unknown) => unknown,
): AsyncGenerator<string> {
  let text = `{"total":${list.total},"items":[`;
  let count = 0;
  for await (const item of list.items) {
    text += (count === 0 ? '' : ',') + JSON.stringify(pick(item));
    count += 1;
    if (count % itemsPerChunk === 0) {
      yield text;
      text = '';
    }
  }
  yield `${text}]}`;
}

/** Passes a streamed list through a mapper, item by item. */
export function mapList<T, R>(list: ListResult<T>, map: (item: T) => R): ListResult<R> {
  const { items, total } = list;
  return { items: Array.isArray(items) ? items.map(map) : mapStream(items, map), total };
}

async function* mapStream<T, R>(items: AsyncIterable<T>, map: (item: T) => R): AsyncGenerator<R> {
  for await (const item of items) yield map(item);
}
