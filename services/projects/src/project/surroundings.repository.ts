import { Clock, Database, RememberedRecords, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { openOnBills } from '../reference';
import type { ProjectFacts } from './project.entity';

export interface Assigned {
  id: string;
  /** Null as long as nothing of this person has arrived. */
  name: string | null;
}

export interface FactsRow {
  address: string | null;
  responsible: string | null;
  seconds: number | null;
  performed: string | number | null;
  open: string | number | null;
}

/** People assigned to a project, by the id of that. */
interface AssignedTo {
  id: string;
  people: readonly Assigned[];
}

/** Data of other records for a page of projects: narrow rows, by one statement each. */
@Injectable()
export class ProjectSurroundingsRepository {
  private readonly shown: RememberedRecords<AssignedTo>;

  constructor(
    private readonly db: Database,
    clock: Clock,
  ) {
    this.shown = new RememberedRecords(db, clock);
  }

  /** By project. */
  async facts(ctx: RequestContext, ids: readonly string[]): Promise<Map<string, ProjectFacts>> {
    const rows = await this.rows<FactsRow & { id: string }>(
      ctx,
      ids,
      (marks) =>
        `SELECT project.id, customer.name AS address, leader.name AS responsible, sums.seconds, sums.performed, ${openOnBills} AS open
       FROM projects project
       LEFT JOIN address_refs customer ON customer.id = project.address_id AND customer.licence_id = project.licence_id
       LEFT JOIN employee_refs leader ON leader.id = project.responsible_employee_id AND leader.licence_id = project.licence_id
       LEFT JOIN project_sums sums ON sums.licence_id = project.licence_id AND sums.project_id = project.id
       WHERE project.licence_id = ? AND project.id IN (${marks})`,
    );
    return new Map(rows.map((row) => [row.id, toFacts(row)]));
  }

  /** The assigned employees by project, in the order of their ids. */
  async assigned(ctx: RequestContext, ids: readonly string[]): Promise<Map<string, Assigned[]>> {
    const rows = await this.rows<{ project: string; id: string; name: string | null }>(
      ctx,
      ids,
      (marks) =>
        `SELECT assignment.project_id AS project, assignment.employee_id AS id, employee.name
       FROM project_employees assignment
       LEFT JOIN employee_refs employee
         ON employee.id = assignment.employee_id AND employee.licence_id = assignment.licence_id
       WHERE assignment.licence_id = ? AND assignment.project_id IN (${marks})
       ORDER BY assignment.employee_id`,
    );
    const assigned = new Map<string, Assigned[]>();
    for (const { project, id, name } of rows) {
      const own = assigned.get(project);
      if (own) own.push({ id, name });
      else assigned.set(project, [{ id, name }]);
    }
    return assigned;
  }

  /** The same as lists show it, remembered until somebody writes in the licence. */
  async shownAssigned(
    ctx: RequestContext,
    ids: readonly string[],
  ): Promise<Map<string, readonly Assigned[]>> {
    const found = await this.shown.of(ctx, ids, async (missing) => {
      const assigned = await this.assigned(ctx, missing);
      return missing.map((id) => ({ id, people: assigned.get(id) ?? [] }));
    });
    return new Map(found.map(({ id, people }) => [id, people]));
  }

  private async rows<T>(
    ctx: RequestContext,
    ids: readonly string[],
    statement: (marks: string) => string,
  ): Promise<T[]> {
    if (ids.length === 0) return [];
    const sql = statement(ids.map(() => '?').join(', '));
    return this.db.manager(ctx).query<T[]>(sql, [ctx.licenceId, ...ids]);
  }
}

export function toFacts({ address, responsible, seconds, performed, open }: FactsRow): ProjectFacts {
  return {
    addressName: address,
    responsibleName: responsible,
    seconds: seconds ?? 0,
    performed: new Decimal(performed ?? 0).toFixed(2),
    outstanding: new Decimal(open ?? 0).toFixed(2),
  };
}
