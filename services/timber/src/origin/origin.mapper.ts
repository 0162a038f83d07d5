import type { OriginView } from '@jahrring/contracts-timber';
import type { OriginEntity } from './origin.entity';

/** As the API answers it. */
export function toOriginView(entity: OriginEntity, ownerName: string | null): OriginView {
  const { licenceId: _licence, createdAt, updatedAt, deletedAt, ...fields } = entity;
  return {
    ...fields,
    ownerName,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}
