import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryEntity } from './entry.entity';

const columns = [
  'employeeId',
  'projectId',
  'kind',
  'workDate',
  'startAt',
  'endAt',
  'timeZone',
  'seconds',
  'breakSeconds',
  'billable',
  'comment',
  'seenAt',
  'confirmedAt',
  'exportedAt',
  'archivedAt',
  'needsReview',
  'late',
] as const satisfies readonly (keyof EntryEntity)[];

/** Fields of an entry that overviews of many people add up. */
export type PersonEntry = Pick<EntryEntity, (typeof columns)[number]>;

interface Days {
  from: string;
  to: string;
}

interface Kept {
  mark: string;
  entries: readonly PersonEntry[];
}

/** Some months of teams of forty people: less than thirty megabytes. */
const mostKept = 60_000;
const nothing: readonly PersonEntry[] = [];

/**
 * The living entries of many people, whatever the caller may see; the caller decides what of it is told. They are kept by
 * person and days, and the database is asked each time whose have changed, whichever instance has written them: after a
 * change only that person's are read again.
 */
@Injectable()
export class PersonEntries extends LicensedRepository<EntryEntity> {
  /** The least recently used first. */
  private readonly kept = new Map<string, Kept>();
  private held = 0;

  constructor(services: RepositoryServices) {
    super(services, EntryEntity, { name: 'entry' });
  }

  /** By person, from one day to another, both included. A person's list stays the same object while nothing in it changes. */
  async of(
    ctx: RequestContext,
    people: readonly string[],
    days: Days,
  ): Promise<ReadonlyMap<string, readonly PersonEntry[]>> {
    if (people.length === 0) return new Map();
    // An open transaction may see rows that are never committed.
    if (ctx.tx) return this.read(ctx, people, days);
    const slotOf = (person: string) => `${ctx.licenceId} ${person} ${days.from} ${days.to}`;
    // Marks come first: what is written between the two statements is read again the next time.
    const marks = await this.marks(ctx, people, days);
    const found = new Map<string, readonly PersonEntry[]>();
    const changed: string[] = [];
    for (const person of people) {
      const kept = this.kept.get(slotOf(person));
      if (kept && kept.mark === (marks.get(person) ?? ''))
        found.set(person, this.touch(slotOf(person), kept));
      else changed.push(person);
    }
    if (changed.length === 0) return found;
    const read = await this.read(ctx, changed, days);
    for (const person of changed) {
      const entries = read.get(person) ?? nothing;
      found.set(person, entries);
      this.keep(slotOf(person), { mark: marks.get(person) ?? '', entries });
    }
    return found;
  }

  private async read(
    ctx: RequestContext,
    people: readonly string[],
    { from, to }: Days,
  ): Promise<Map<string, readonly PersonEntry[]>> {
    const query = this.query(ctx)
      .select(columns.map((column) => `entry.${column}`))
      .andWhere('entry.employeeId IN (:...people)', { people: [...people] })
      .andWhere('entry.workDate BETWEEN :from AND :to', { from, to });
    const found = new Map<string, PersonEntry[]>();
    // Most entries share their texts with others.
    const texts = new Map<string, string>();
    const shared = <T extends string>(text: T): T => {
      const known = texts.get(text);
      if (known === undefined) texts.set(text, text);
      return (known ?? text) as T;
    };
    for (const entry of await this.many(query)) {
      const own = found.get(entry.employeeId) ?? [];
      found.set(entry.employeeId, own);
      own.push(briefOf(entry, shared));
    }
    return found;
  }

  /**
   * A text by person that changes with every write of their entries: how many there are, deleted ones too, and what they
   * and their versions add up to. Read from one index alone; payroll marks entries without a new version.
   */
  private async marks(
    ctx: RequestContext,
    people: readonly string[],
    { from, to }: Days,
  ): Promise<Map<string, string>> {
    const hash = this.db.kind === 'mysql' ? 'BIT_XOR(CRC32(id) * version)' : `SUM(version * ${sqliteHash})`;
    const rows = await this.db.manager(ctx).query<Record<string, unknown>[]>(
      `SELECT employee_id AS person, COUNT(*) AS entries, SUM(version) AS versions, ${hash} AS hash,
         COUNT(exported_at) AS exported, MAX(exported_at) AS exported_at
       FROM time_entries
       WHERE licence_id = ? AND employee_id IN (${people.map(() => '?').join(', ')}) AND work_date BETWEEN ? AND ?
       GROUP BY employee_id`,
      [ctx.licenceId, ...people, from, to],
    );
    return new Map(rows.map(({ person, ...mark }) => [String(person), JSON.stringify(mark)]));
  }

  private touch(slot: string, kept: Kept): readonly PersonEntry[] {
    this.kept.delete(slot);
    this.kept.set(slot, kept);
    return kept.entries;
  }

  private keep(slot: string, kept: Kept): void {
    this.forget(slot);
    this.kept.set(slot, kept);
    this.held += sizeOf(kept);
    for (const oldest of this.kept.keys()) {
      if (this.held <= mostKept) break;
      this.forget(oldest);
    }
  }

  private forget(slot: string): void {
    const kept = this.kept.get(slot);
    if (!kept) return;
    this.kept.delete(slot);
    this.held -= sizeOf(kept);
  }
}

/** A person without entries takes a place as well. */
const sizeOf = ({ entries }: Kept): number => entries.length + 1;

/** Number of the last letters of an id, which are random; SQLite has no checksum. */
const sqliteHash = `(${Array.from({ length: 6 }, (_, index) => `unicode(substr(id, ${-1 - index}, 1)) * ${103 ** index}`).join(' + ')})`;

function briefOf(entry: EntryEntity, shared: <T extends string>(text: T) => T): PersonEntry {
  const { kind, startAt, endAt, seconds, breakSeconds, billable, comment, needsReview, late } = entry;
  const { seenAt, confirmedAt, exportedAt, archivedAt } = entry;
  return {
    employeeId: shared(entry.employeeId),
    projectId: shared(entry.projectId),
    kind: shared(kind),
    workDate: shared(entry.workDate),
    timeZone: shared(entry.timeZone),
    ...{ startAt, endAt, seconds, breakSeconds, billable, needsReview, late },
    ...{ comment, seenAt, confirmedAt, exportedAt, archivedAt },
  };
}
