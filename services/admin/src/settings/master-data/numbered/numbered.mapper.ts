import type { NumberedEntity } from './numbered.entity';

/** Returns the fields that every numbered record has in responses. */
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

/** Returns the fields that every numbered record has in events for other services. */
export function toNumberedEvent(record: NumberedEntity) {
  const { id, number, title, active, deletedAt } = record;
  return { id, number, title, active, deleted: deletedAt !== null };
}
