/** Archived and cancelled projects take no more hours; all others may still get rework. */
export const closedStatuses = ['ARCH', 'CANC'] as const;

export function isClosed(status: string): boolean {
  return (closedStatuses as readonly string[]).includes(status);
}

/** Members of these roles record hours. */
export const recordingRoles = [
  'superadmin',
  'admin',
  'supermanager',
  'manager',
  'foreman',
  'employee',
  'trainee',
  'user_defined',
] as const;
