import { employeeChanged } from '@jahrring/contracts-admin';
import type { EmployeeOption } from '@jahrring/contracts-time';
import {
  defineReference,
  execute,
  field,
  holdsWords,
  PerTransaction,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { recordingRoles } from './bookable';

/**
 * Our copy of a member of the licence. Its row is also the lock under which all entries of that person are written: two
 * writers of one person wait for each other, so an overlap cannot slip between them.
 */
const employees = defineReference(employeeChanged, {
  table: 'employee_refs',
  columns: {
    firstName: field.text(100),
    lastName: field.text(100),
    role: field.text(20),
    active: field.boolean(),
  },
  from: ({ firstName, lastName, role, active }) => ({ firstName, lastName, role, active }),
});

export const EmployeeRefEntity = employees.Entity;
export type EmployeeRefEntity = InstanceType<typeof EmployeeRefEntity>;

@Injectable()
export class EmployeeRefRepository extends employees.Repository {
  private readonly locked = new PerTransaction<EmployeeRefEntity | null>();
  private readonly lockedFirst = new WeakMap<RequestContext, Set<string>>();

  /**
   * Takes the lock under which entries of this person are written, until the transaction ends; once in it. Must come before
   * the entries are read. Null where the person is not in this licence.
   */
  lock(ctx: RequestContext, employeeId: string): Promise<EmployeeRefEntity | null> {
    return this.locked.get(ctx, () => this.lockKnown(ctx, employeeId), employeeId);
  }

  /**
   * Returns true if the transaction took this person's lock before it read anything: then it sees all that others have
   * committed of the person's entries.
   */
  wasLockedFirst(ctx: RequestContext, employeeId: string): boolean {
    return this.lockedFirst.get(ctx)?.has(employeeId) ?? false;
  }

  private async lockKnown(ctx: RequestContext, employeeId: string): Promise<EmployeeRefEntity | null> {
    if (!this.db.seesOldState(ctx)) {
      const people = this.lockedFirst.get(ctx) ?? new Set();
      this.lockedFirst.set(ctx, people.add(employeeId));
    }
    const found = await this.lockRow(ctx, employeeId);
    if (found || employeeId !== ctx.membershipId) return found;
    // Somebody signed in can be quicker than the event that tells of them.
    await this.insertUnknown(ctx, employeeId);
    return this.lockRow(ctx, employeeId);
  }

  /** Members who record hours, by name; of the team only where `team` says so. */
  async offered(
    ctx: RequestContext,
    search: string,
    limit: number,
    team: boolean,
  ): Promise<{ items: EmployeeOption[]; total: number }> {
    const qb = this.query(ctx).andWhere('employeeRef.active = :active AND employeeRef.role IN (:...roles)', {
      active: true,
      roles: recordingRoles,
    });
    if (team) qb.andWhere(`(employeeRef.id = :me OR ${teamCondition})`, { me: ctx.membershipId });
    qb.orderBy('employeeRef.lastName').addOrderBy('employeeRef.firstName').addOrderBy('employeeRef.id');
    const people = (await this.many(qb)).map((person) => ({ id: person.id, name: nameOf(person) }));
    const items = people.filter((person) => holdsWords(person.name, search));
    return { items: items.slice(0, limit), total: items.length };
  }

  /** Every member the licence has had, for what names people by words. */
  all(ctx: RequestContext): Promise<EmployeeRefEntity[]> {
    return this.many(this.query(ctx).orderBy('employeeRef.active', 'DESC').addOrderBy('employeeRef.id'));
  }

  /** Returns true if this person shares a project with the caller. */
  async isInTeam(ctx: RequestContext, employeeId: string): Promise<boolean> {
    const qb = this.query(ctx)
      .andWhere('employeeRef.id = :employeeId', { employeeId })
      .andWhere(teamCondition, { me: ctx.membershipId });
    return (await this.one(qb)) !== null;
  }

  /** Plain SQL: this stands in the path of every new entry. */
  private async lockRow(ctx: RequestContext, employeeId: string): Promise<EmployeeRefEntity | null> {
    // SQLite has one writer at a time, so its transaction is the lock.
    const lock = this.db.kind === 'mysql' ? ' FOR UPDATE' : '';
    const [row] = await this.db
      .writing(ctx)
      .query<Record<string, unknown>[]>(
        `SELECT ${this.mapper.selectList('employeeRef')} FROM ${this.mapper.table} employeeRef WHERE employeeRef.id = ? AND employeeRef.licence_id = ?${lock}`,
        [employeeId, ctx.licenceId],
      );
    return row ? this.mapper.hydrate(row, 'employeeRef') : null;
  }

  private async insertUnknown(ctx: RequestContext, employeeId: string): Promise<void> {
    const ignore = this.db.kind === 'mysql' ? 'INSERT IGNORE' : 'INSERT OR IGNORE';
    const person = this.mapper.build({
      id: employeeId,
      licenceId: ctx.licenceId,
      firstName: '',
      lastName: '',
      role: ctx.role,
      active: true,
      // Older than any event, so that the first one fills in the name.
      occurredAt: new Date(0),
      version: 1,
      createdAt: this.now(),
      updatedAt: this.now(),
    });
    const { sql, values } = this.mapper.assignments(person);
    const names = sql.map((assignment) => assignment.slice(0, assignment.indexOf(' =')));
    await execute(
      this.db.writing(ctx),
      `${ignore} INTO ${this.mapper.table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
      values,
    );
  }
}

const teamCondition = `EXISTS (SELECT 1 FROM project_employees theirs
  JOIN project_employees mine ON mine.licence_id = theirs.licence_id AND mine.project_id = theirs.project_id
  WHERE theirs.licence_id = :licenceId AND theirs.employee_id = employeeRef.id AND mine.employee_id = :me)`;

export function nameOf(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`.trim();
}
