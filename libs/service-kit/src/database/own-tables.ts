import type { MetadataArgsStorage } from 'typeorm/metadata-args/MetadataArgsStorage.js';
import { EntityMetadataBuilder } from 'typeorm/metadata-builder/EntityMetadataBuilder.js';

interface Builder {
  metadataArgsStorage: MetadataArgsStorage;
  build(classes?: Classes): unknown;
  readsOwnTables?: true;
}

type Classes = readonly (object | string)[];
type Described = readonly { target: unknown }[];

/**
 * TypeORM keeps what all entities of a process say in one list, and goes through all of it for each table and for each column that a
 * class inherits: with twelve services in a process, twelve times what is theirs. This gives it the part of one service.
 */
export function readOwnTables(): void {
  const builder = EntityMetadataBuilder.prototype as unknown as Builder;
  if (builder.readsOwnTables) return;
  builder.readsOwnTables = true;
  const build = builder.build;
  builder.build = function (classes) {
    if (classes) this.metadataArgsStorage = partOf(this.metadataArgsStorage, classes);
    return build.call(this, classes);
  };
}

function partOf(storage: MetadataArgsStorage, classes: Classes): MetadataArgsStorage {
  // An embedded class is described by itself, without being an entity.
  if (storage.embeddeds.length > 0) return storage;
  const targets = new Set<unknown>(classes.flatMap(withAncestors));
  const part = Object.create(storage) as MetadataArgsStorage;
  for (const [name, list] of Object.entries(storage) as [string, unknown][]) {
    if (Array.isArray(list))
      Object.assign(part, { [name]: (list as Described).filter(({ target }) => targets.has(target)) });
  }
  return part;
}

function withAncestors(target: object | string): unknown[] {
  const line: unknown[] = [target];
  if (typeof target !== 'function') return line;
  let parent: unknown = Object.getPrototypeOf(target);
  while (typeof parent === 'function' && parent !== Function.prototype) {
    line.push(parent);
    parent = Object.getPrototypeOf(parent);
  }
  return line;
}
