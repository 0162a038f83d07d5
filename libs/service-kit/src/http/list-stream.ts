import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { z } from 'zod';
import { PersonTurns } from './person-turns';
import { serializer } from './serializer';

/** Result of a list endpoint: one page, or with `pageSize=all` a stream of everything. */
export interface ListResult<T> {
  items: T[] | AsyncIterable<T>;
  total: number;
}

export function isStreamedList(value: unknown): value is { items: AsyncIterable<unknown>; total: number } {
  if (typeof value !== 'object' || value === null || !('items' in value)) return false;
  const { items } = value;
  return typeof items === 'object' && items !== null && Symbol.asyncIterator in items;
}

/** Read, mapped and written in one go: a few milliseconds of work. */
const itemsPerPiece = 50;
const turns = new PersonTurns();

/**
 * Writes `{"total": …, "items": […]}`, with what else the list tells, while the items are still being read, in turns with what else `person` and others
 * ask for.
 */
export function streamList(
  list: { items: AsyncIterable<unknown>; total: number },
  schema: z.ZodType | undefined,
  person: string,
) {
  const itemSchema =
    schema instanceof z.ZodObject && schema.shape['items'] instanceof z.ZodArray
      ? (schema.shape['items'].element as z.ZodType)
      : undefined;
  const pick = itemSchema ? serializer(itemSchema) : (value: unknown) => value;
  const body = Readable.from(write(list, headOf(list, schema), pick, person), { objectMode: false });
  return new StreamableFile(body, { type: 'application/json; charset=utf-8' });
}

/** The list without its items, as the beginning of its JSON. */
function headOf(list: { items: unknown; total: number }, schema: z.ZodType | undefined): string {
  const whole = { ...list, items: [] };
  const head = (schema ? serializer(schema)(whole) : whole) as Record<string, unknown>;
  const rest = Object.fromEntries(Object.entries(head).filter(([name]) => name !== 'items'));
  return `${JSON.stringify(rest).slice(0, -1)},"items":[`;
}

async function* write(
  list: { items: AsyncIterable<unknown> },
  head: string,
  pick: (value: unknown) => unknown,
  person: string,
): AsyncGenerator<string> {
  const items = list.items[Symbol.asyncIterator]();
  yield head;
  try {
    for (let separator = ''; ; separator = ',') {
      const piece = await turns.run(person, () => nextPiece(items, pick));
      if (piece.length > 0) yield separator + piece.join(',');
      if (piece.length < itemsPerPiece) break;
    }
    yield ']}';
  } finally {
    await items.return?.();
  }
}

async function nextPiece(
  items: AsyncIterator<unknown>,
  pick: (value: unknown) => unknown,
): Promise<string[]> {
  const piece: string[] = [];
  while (piece.length < itemsPerPiece) {
    const { done, value } = await items.next();
    if (done) break;
    piece.push(JSON.stringify(pick(value)));
  }
  return piece;
}

/** Passes a streamed list through a mapper, item by item. */
export function mapList<T, R>(list: ListResult<T>, map: (item: T) => R): ListResult<R> {
  const { items, total } = list;
  return { items: Array.isArray(items) ? items.map(map) : mapStream(items, map), total };
}

async function* mapStream<T, R>(items: AsyncIterable<T>, map: (item: T) => R): AsyncGenerator<R> {
  for await (const item of items) yield map(item);
}
