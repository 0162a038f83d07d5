import type { LotChanged, LotView } from '@jahrring/contracts-timber';
import type { LotEntity } from './lot.entity';

/** As the API answers it. */
export function toLotView(entity: LotEntity): LotView {
  return {
    id: entity.id,
    version: entity.version,
    createdAt: entity.createdAt.toISOString(),
    updatedAt: entity.updatedAt.toISOString(),
    deletedAt: entity.deletedAt?.toISOString() ?? null,
    title: entity.title,
    note: entity.note,
  };
}

/** What other services hear of it. */
export function toLotChanged({ id, title, deletedAt }: LotEntity): LotChanged {
  return { id, title, deleted: deletedAt !== null };
}
