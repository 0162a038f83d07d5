import type { NumberedEntity } from './numbered.entity';

/** What every numbered record answers. */
export function toNumberedView(record: NumberedEntity) {
  return {
    id: record.id,
    version: record.version,
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    deletedAt: record.deletedAt?.toISOString() ?? null,
    number: record.number,
    title: record.title,
    active: record.active,
  };
}

/** What every numbered record tells the others. */
export function toNumberedEvent(record: NumberedEntity) {
  const { id, number, title, active, deletedAt } = record;
  return { id, number, title, active, deleted: deletedAt !== null };
}
