import { id, localDate, type ListQuery } from '@jahrring/contracts-common';
import type { ColumnExpression, ListColumns } from '@jahrring/service-kit';

/** 1 where the column has a value. */
function isSet(column: string): ColumnExpression {
  return { sql: `CASE WHEN entry.${column} IS NULL THEN 0 ELSE 1 END`, kind: 'other' };
}

/** Columns by which lists of entries are filtered, sorted and searched. */
export const entryColumns: ListColumns = {
  fields: {
    workDate: 'workDate',
    startAt: 'startAt',
    seconds: 'seconds',
    kind: 'kind',
    quantity: 'quantity',
    amount: 'amount',
    employeeId: 'employeeId',
    projectId: 'projectId',
    activityId: 'activityId',
    objectId: 'objectId',
    companyPartId: 'companyPartId',
    groupId: 'groupId',
    needsReview: 'needsReview',
    late: 'late',
    seen: isSet('seen_at'),
    confirmed: isSet('confirmed_at'),
    exported: isSet('exported_at'),
    archived: isSet('archived_at'),
    billable: 'billable',
    source: 'source',
    comment: 'comment',
    updatedAt: 'updatedAt',
    claimed: isSet('claimed_document_id'),
    employeeName: { sql: 'employee.last_name', kind: 'text' },
    projectNumber: { sql: 'project.number', kind: 'text' },
    activityTitle: { sql: 'activity.title', kind: 'text' },
    objectTitle: { sql: 'object.title', kind: 'text' },
  },
  search: [
    'comment',
    { sql: 'project.number', kind: 'text' },
    { sql: 'project.title', kind: 'text' },
    { sql: 'activity.title', kind: 'text' },
    { sql: 'object.title', kind: 'text' },
    { sql: 'employee.first_name', kind: 'text' },
    { sql: 'employee.last_name', kind: 'text' },
  ],
};

/** The same with what is locked: every day up to `until`, except for those a person may change again. */
export function entryColumnsAt(until: string, open: Iterable<string>): ListColumns {
  const unlocked = [...open].map((one) => {
    const [employeeId = '', date = ''] = one.split(' ');
    return `(entry.employee_id = '${id.parse(employeeId)}' AND entry.work_date = '${localDate.parse(date)}')`;
  });
  const shut = [`entry.work_date <= '${localDate.parse(until)}'`];
  if (unlocked.length > 0) shut.push(`NOT (${unlocked.join(' OR ')})`);
  const locked = { sql: `CASE WHEN ${shut.join(' AND ')} THEN 1 ELSE 0 END`, kind: 'other' } as const;
  return { ...entryColumns, fields: { ...entryColumns.fields, locked } };
}

/** Later pages are found by their ids. */
const firstPages = 5;

/** Returns true for the newest of all entries, which the page that people open shows: there is an index for their order. */
export function isFirstPage({ sort, filter, search, deleted, page, pageSize }: ListQuery): boolean {
  const order = sort.map(({ field, desc }) => `${desc ? '-' : ''}${field}`).join();
  const isBare = !search && !deleted && Object.keys(filter).length === 0;
  return isBare && order === '-workDate,-startAt' && pageSize !== 'all' && page <= firstPages;
}
