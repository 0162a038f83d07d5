import type { MachineReadingChanged, MachineReadingView } from '@jahrring/contracts-machine-control';
import type { MachineReadingEntity } from './machine-reading.entity';

/** As the API answers it. */
export function toMachineReadingView(entity: MachineReadingEntity): MachineReadingView {
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
export function toMachineReadingChanged({
  id,
  title,
  deletedAt,
}: MachineReadingEntity): MachineReadingChanged {
  return { id, title, deleted: deletedAt !== null };
}
