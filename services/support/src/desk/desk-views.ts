import type { DeskCaseItem } from '@jahrring/contracts-support';
import { toCaseItem } from '../case';
import type { SupportCaseEntity } from '../case';

/** A case as the desk sees it. */
export function toDeskItem(
  entity: SupportCaseEntity,
  licenceNames: ReadonlyMap<string, string>,
  readAt: Date | null,
): DeskCaseItem {
  return {
    ...toCaseItem(entity, { side: 'desk', readAt }),
    licenceId: entity.licenceId,
    licenceName: licenceNames.get(entity.licenceId) ?? '',
    assigneeId: entity.assigneeId,
    firstDueAt: entity.firstDueAt?.toISOString() ?? null,
    solveDueAt: entity.solveDueAt?.toISOString() ?? null,
    dueAt: entity.dueAt?.toISOString() ?? null,
  };
}
