/** Fields of a file's columns at the time of this migration, those first that rows of entries have. */
const fields = [
  ...[
    'workDate',
    'employee',
    'project',
    'endDate',
    'from',
    'to',
    'start',
    'end',
    'duration',
    'breakTime',
    'firstName',
  ],
  ...[
    'lastName',
    'client',
    'projectNumber',
    'activity',
    'kind',
    'object',
    'quantity',
    'unit',
    'amount',
    'billable',
  ],
  ...['comment', 'tags'],
];

/** A dry run of before the engine, with the lines of its file. */
export interface OldCheck {
  rows: { line: number; cells: Record<string, string | undefined> }[];
  settings: {
    words: object;
    dateOrder: string;
    durationUnit?: string;
    options: { employeeId?: string | null; projectId?: string | null; activityId?: string | null };
  };
}

/** An import under way as the engine goes on with it: the lines that are left, and how they are read. */
export function runningImport(check: OldCheck | null, done: number) {
  if (!check) return undefined;
  const { words, dateOrder, durationUnit, options } = check.settings;
  const { employeeId = null, projectId = null, activityId = null } = options;
  // A column that is there may be blank, which says something of what is billable.
  const used = fields.filter((field, place) => place < 3 || check.rows.some(({ cells }) => field in cells));
  return {
    mapping: used,
    rows: check.rows
      .slice(done)
      .map(({ line, cells }) => ({ line, cells: used.map((field) => cells[field] ?? '') })),
    settings: { dateOrder, words, durationUnit, employeeId, projectId, activityId },
  };
}
