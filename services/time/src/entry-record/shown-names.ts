import { RememberedRecords, type Clock, type Database, type RequestContext } from '@jahrring/service-kit';
import { nameOf } from '../reference';
import type { EntryEntity, EntryNames } from './entry.entity';

/** Queries for the names of entries, by the first letter of their keys. */
const tables = {
  e: 'SELECT id, first_name AS one, last_name AS two FROM employee_refs',
  p: 'SELECT id, number AS one, title AS two FROM project_refs',
  o: 'SELECT id, title AS one, NULL AS two FROM object_refs',
} as const;

type Table = keyof typeof tables;

interface Named {
  id: string;
  one: string;
  two: string | null;
}

/** Names for the ids of entries, for pages of lists, which are read without joining all of it to each line. */
export class ShownNames {
  private readonly known: RememberedRecords<Named>;

  constructor(
    private readonly db: Database,
    clock: Clock,
  ) {
    this.known = new RememberedRecords(db, clock);
  }

  /** Sets the names of entries. */
  async set(ctx: RequestContext, entries: readonly EntryEntity[]): Promise<void> {
    const keys = new Set<string>();
    for (const { employeeId, projectId, activityId, objectId } of entries) {
      keys.add(`e${employeeId}`).add(`p${projectId}`);
      if (activityId) keys.add(`o${activityId}`);
      if (objectId) keys.add(`o${objectId}`);
    }
    const found = await this.known.of(ctx, [...keys], (missing) => this.read(ctx, missing));
    const byKey = new Map(found.map((one) => [one.id, one]));
    for (const entry of entries) entry.names = namesOf(entry, byKey);
  }

  private async read(ctx: RequestContext, keys: readonly string[]): Promise<Named[]> {
    const parts: string[] = [];
    const values: string[] = [];
    for (const table of Object.keys(tables) as Table[]) {
      const ids = keys.filter((key) => key.startsWith(table)).map((key) => key.slice(1));
      if (ids.length === 0) continue;
      const marks = ids.map(() => '?').join(', ');
      parts.push(
        `SELECT '${table}' AS kind, named.* FROM (${tables[table]} WHERE licence_id = ? AND id IN (${marks})) named`,
      );
      values.push(ctx.licenceId, ...ids);
    }
    if (parts.length === 0) return [];
    const rows = await this.db
      .manager(ctx)
      .query<(Named & { kind: Table })[]>(parts.join(' UNION ALL '), values);
    return rows.map(({ kind, id, one, two }) => ({ id: `${kind}${id}`, one, two }));
  }
}

function namesOf(entry: EntryEntity, byKey: ReadonlyMap<string, Named>): EntryNames {
  const { employeeId, projectId, activityId, objectId } = entry;
  const employee = byKey.get(`e${employeeId}`);
  const project = byKey.get(`p${projectId}`);
  return {
    employeeName: nameOf({ firstName: employee?.one ?? '', lastName: employee?.two ?? '' }),
    projectNumber: project?.one ?? '',
    projectTitle: project?.two ?? '',
    activityTitle: byKey.get(`o${activityId}`)?.one ?? null,
    objectTitle: byKey.get(`o${objectId}`)?.one ?? null,
  };
}
