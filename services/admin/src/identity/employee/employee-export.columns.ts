/** Columns of the list of employees. */
export const plainColumns = [
  'lastName',
  'firstName',
  'role',
  'active',
  'function',
  'team',
  'externalId',
  'pensumPercent',
  'supervisors',
  'startsOn',
  'endsOn',
] as const;
/** Columns that only who may see personal data gets. */
export const sensitiveColumns = ['email', 'phone', 'mobile', 'birthdate', 'insuranceNumber'] as const;
export type EmployeeColumn = (typeof plainColumns)[number] | (typeof sensitiveColumns)[number];
