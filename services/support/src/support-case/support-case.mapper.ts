import type { SupportCaseChanged, SupportCaseView } from '@jahrring/contracts-support';
import type { SupportCaseEntity } from './support-case.entity';

/** As the API answers it. */
export function toSupportCaseView(entity: SupportCaseEntity): SupportCaseView {
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
export function toSupportCaseChanged({ id, title, deletedAt }: SupportCaseEntity): SupportCaseChanged {
  return { id, title, deleted: deletedAt !== null };
}
