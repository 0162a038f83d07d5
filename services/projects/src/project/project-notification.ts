import type { NotificationRequested } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import type { ProjectEntity } from './project.entity';

/** Tells employees that they are on a project now. */
export function toAssignedNotification(
  { id, number, title }: ProjectEntity,
  employeeIds: readonly string[],
): NotificationRequested {
  return {
    id: newId(),
    employeeIds: [...employeeIds],
    kind: 'projects.assigned',
    titleKey: 'projects:notify.assigned',
    params: { number, title },
    path: `/projects/${id}/overview`,
  };
}
