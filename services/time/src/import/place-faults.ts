import type { EntryImportField } from '@jahrring/contracts-time';
import type { ImportRowError } from '@jahrring/contracts-common/imports';
import type { AppError } from '@jahrring/service-kit';
import type { EntryRows } from './entry-survey';
import type { RowFault } from './plan.types';

/** Columns that a field of an entry may have been read from. */
const columnsOf: Readonly<Record<string, readonly EntryImportField[]>> = {
  workDate: ['workDate', 'start', 'from'],
  from: ['from', 'start'],
  to: ['to', 'end', 'endDate'],
  seconds: ['duration'],
  breakSeconds: ['breakTime'],
  employeeId: ['employee', 'firstName', 'lastName'],
  projectId: ['projectNumber', 'project'],
  activityId: ['activity'],
  objectId: ['object'],
};

/** Places faults in the columns that their fields were read from; column 0 where no column holds the field. */
export function placeFaults(
  { run, headers }: Pick<EntryRows, 'run' | 'headers'>,
  line: number,
  faults: readonly RowFault[],
): ImportRowError[] {
  const { mapping } = run.settings;
  return faults.map((fault) => {
    const names: readonly string[] = columnsOf[fault.field] ?? [fault.field];
    const column = mapping.findIndex((name) => name !== null && names.includes(name));
    return { line, column: column + 1, header: headers[column] ?? '', ...fault };
  });
}

export function faultOf({ code, key, params, fields = [] }: AppError): RowFault {
  const { field = '' } = fields[0] ?? {};
  return { field, code, key, ...(params ? { params } : {}) };
}
