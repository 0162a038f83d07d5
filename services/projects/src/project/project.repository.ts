import type { ListColumns, NewRecord, RequestContext } from '@jahrring/service-kit';
import {
  beginningWith,
  execute,
  fieldErrorOf,
  indexName,
  isUniqueViolation,
  LicensedRepository,
  RepositoryServices,
} from '@jahrring/service-kit';
import type { BudgetLevel } from '@jahrring/contracts-projects';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { FiguresDueRepository, ProjectSumsEntity } from '../cost-line';
import { AddressRefEntity, EmployeeRefEntity, openOnBills } from '../reference';
import { ProjectEmployeeEntity } from './project-employee.entity';
import { ProjectEntity } from './project.entity';
import { limitToReach } from './project.scope';
import { toFacts, type FactsRow } from './surroundings.repository';

export const projectColumns: ListColumns = {
  fields: {
    number: 'number',
    title: 'title',
    status: 'status',
    addressId: 'addressId',
    responsibleEmployeeId: 'responsibleEmployeeId',
    startDate: 'startDate',
    endDate: 'endDate',
    deadline: 'deadline',
    externalId: 'externalId',
    forestOwner: 'forestOwner',
    costCentre: 'costCentre',
    revenueCentre: 'revenueCentre',
    companyPartId: 'companyPartId',
    quantity: 'quantity',
    totalAmount: { sql: 'project.totalAmount', kind: 'other', seenBy: seesAmounts },
    createdAt: 'createdAt',
    updatedAt: 'updatedAt',
    mine: {
      sql: `(CASE WHEN project.responsibleEmployeeId = :reader OR EXISTS (SELECT 1 FROM project_employees own
        WHERE own.licence_id = project.licenceId AND own.project_id = project.id
        AND own.employee_id = :reader) THEN 1 ELSE 0 END)`,
      kind: 'other',
    },
  },
  search: [
    'number',
    'externalId',
    'title',
    'forestOwner',
    'extraSearch',
    {
      sql: '(SELECT customer.name FROM address_refs customer WHERE customer.id = project.addressId)',
      kind: 'text',
    },
  ],
};

/** Returns true if the caller may see the amounts of projects. */
function seesAmounts(ctx: RequestContext): boolean {
  return ctx.can('tools.project.showprice');
}

const numberIndex = { index: indexName('projects', ['licence_id', 'number'], true), column: 'number' };

/** A project's own page shows these, lines of a list none of them. */
const notListed = ['description', 'latitude', 'longitude', 'rescuePoint', 'extraSearch'] as const;

/** Every query on projects; each is limited to the licence and to what the caller may see. */
@Injectable()
export class ProjectRepository extends LicensedRepository<ProjectEntity> {
  constructor(
    services: RepositoryServices,
    private readonly figures: FiguresDueRepository,
  ) {
    super(services, ProjectEntity, { name: 'project', notListed });
  }

  /** Lines without centres of their own count at those of their project. */
  protected override async afterWrite(
    ctx: RequestContext,
    before: ProjectEntity | null,
    after: ProjectEntity | null,
  ): Promise<void> {
    if (!before || !after) return;
    const moved = before.costCentre !== after.costCentre || before.revenueCentre !== after.revenueCentre;
    if (moved) this.figures.note(ctx, [after.id]);
  }

  protected override scope(
    ctx: RequestContext,
    query: SelectQueryBuilder<ProjectEntity>,
    alias: string,
  ): void {
    limitToReach(ctx, query, alias);
    query.setParameter('reader', ctx.membershipId);
  }

  protected override beside(page: SelectQueryBuilder<ProjectEntity>): void {
    page
      .leftJoin(
        AddressRefEntity,
        'customer',
        'customer.id = project.addressId AND customer.licenceId = project.licenceId',
      )
      .leftJoin(
        EmployeeRefEntity,
        'leader',
        'leader.id = project.responsibleEmployeeId AND leader.licenceId = project.licenceId',
      )
      .leftJoin(
        ProjectSumsEntity,
        'sums',
        'sums.licenceId = project.licenceId AND sums.projectId = project.id',
      )
      .addSelect('customer.name', 'address')
      .addSelect('leader.name', 'responsible')
      .addSelect('sums.seconds', 'seconds')
      .addSelect('sums.performed', 'performed')
      .addSelect(openOnBills, 'open');
  }

  protected override async many(qb: SelectQueryBuilder<ProjectEntity>): Promise<ProjectEntity[]> {
    const rows = await qb.getRawMany<Record<string, unknown> | FactsRow>();
    return rows.map((row) => {
      const project = this.mapper.hydrate(row as Record<string, unknown>, this.name);
      return isFacts(row) ? Object.assign(project, { facts: toFacts(row) }) : project;
    });
  }

  /** Returns true if a living project has come as far as its bills. Plain SQL: every recorded entry asks. */
  async isCharged(ctx: RequestContext, id: string): Promise<boolean> {
    const rows: unknown[] = await this.db.manager(ctx).query(
      `SELECT 1 AS one FROM ${this.mapper.table}
       WHERE id = ? AND licence_id = ? AND status IN ('CHRG', 'PACH') AND deleted_at IS NULL`,
      [id, ctx.licenceId],
    );
    return rows.length > 0;
  }

  /** Writes new projects; 422 on the number if it was ever used in the licence. */
  async create(ctx: RequestContext, projects: readonly NewRecord<ProjectEntity>[]): Promise<ProjectEntity[]> {
    return refuseTakenNumber(() => this.insertMany(ctx, projects));
  }

  async change(
    ctx: RequestContext,
    id: string,
    version: number,
    patch: Parameters<ProjectRepository['update']>[3],
  ): Promise<ProjectEntity> {
    return refuseTakenNumber(() => this.update(ctx, id, version, patch));
  }

  /** Replaces who is assigned. */
  async assign(ctx: RequestContext, projectId: string, employeeIds: readonly string[]): Promise<void> {
    await this.db.writing(ctx).delete(ProjectEmployeeEntity, { licenceId: ctx.licenceId, projectId });
    await this.assignNew(ctx, projectId, employeeIds);
  }

  /** Assigns people to a project that has none yet. */
  async assignNew(ctx: RequestContext, projectId: string, employeeIds: readonly string[]): Promise<void> {
    const { licenceId } = ctx;
    const rows = [...new Set(employeeIds)].map((employeeId) => ({ licenceId, projectId, employeeId }));
    if (rows.length > 0) await this.db.writing(ctx).insert(ProjectEmployeeEntity, rows);
  }

  /** Ids of the assigned employees by project. */
  async assigned(ctx: RequestContext, projectIds: readonly string[]): Promise<Map<string, string[]>> {
    if (projectIds.length === 0) return new Map();
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(ProjectEmployeeEntity, 'assignment')
      .where('assignment.licenceId = :licenceId AND assignment.projectId IN (:...projectIds)', {
        licenceId: ctx.licenceId,
        projectIds,
      })
      .orderBy('assignment.employeeId')
      .getMany();
    const byProject = new Map<string, string[]>();
    for (const row of rows)
      byProject.set(row.projectId, [...(byProject.get(row.projectId) ?? []), row.employeeId]);
    return byProject;
  }

  /** Of an address, deleted ones too. */
  async idsOfAddress(ctx: RequestContext, addressId: string): Promise<string[]> {
    const rows = await this.query(ctx, { deleted: 'include' })
      .andWhere('project.addressId = :addressId', { addressId })
      .select('project.id', 'id')
      .getRawMany<{ id: string }>();
    return rows.map(({ id }) => id);
  }

  /** Files those of an address under another one. No new version: an open form must not be refused for it. */
  async moveAddress(
    ctx: RequestContext,
    ids: readonly string[],
    fromId: string,
    intoId: string,
  ): Promise<void> {
    const statement = 'UPDATE projects SET address_id = ? WHERE id = ? AND licence_id = ? AND address_id = ?';
    for (const id of ids) {
      await execute(this.db.writing(ctx), statement, [intoId, id, ctx.licenceId, fromId]);
    }
  }

  /** Returns true if another project has this number or title, deleted ones included, whoever may see them. */
  async isUsed(
    ctx: RequestContext,
    field: 'number' | 'title',
    value: string,
    exceptId?: string,
  ): Promise<boolean> {
    const query = this.everyone(ctx).andWhere(`project.${field} = :value`, { value });
    if (exceptId) query.andWhere('project.id <> :exceptId', { exceptId });
    return (await query.getCount()) > 0;
  }

  /** The numbers given last, newest first. */
  async latestNumbers(ctx: RequestContext, limit: number): Promise<string[]> {
    const rows = await this.everyone(ctx)
      .select('project.number', 'number')
      .orderBy('project.createdAt', 'DESC')
      .addOrderBy('project.id', 'DESC')
      .limit(limit)
      .getRawMany<{ number: string }>();
    return rows.map((row) => row.number);
  }

  /** Of every licence: the projects that are worked on. */
  async allRunning(ctx: RequestContext): Promise<{ id: string; licenceId: string }[]> {
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(ProjectEntity, 'project')
      .select(['project.id', 'project.licenceId'])
      .where('project.status = :running AND project.deletedAt IS NULL', { running: 'PROG' })
      .orderBy('project.licenceId')
      .getMany();
    return rows.map(({ id, licenceId }) => ({ id, licenceId }));
  }

  /** Keeps up to which level of its budget somebody was warned; true where that is news. */
  async noteBudgetLevel(ctx: RequestContext, id: string, level: BudgetLevel): Promise<boolean> {
    const changed = await execute(
      this.db.writing(ctx),
      "UPDATE projects SET budget_level = ? WHERE id = ? AND licence_id = ? AND COALESCE(budget_level, 'ok') <> ?",
      [level, id, ctx.licenceId, level],
    );
    return changed === 1;
  }

  /** Every number that begins so. */
  async numbersFrom(ctx: RequestContext, start: string): Promise<string[]> {
    const all = this.everyone(ctx).select('project.number', 'number');
    const query = beginningWith(all, 'project.number', start, this.db.kind);
    return (await query.getRawMany<{ number: string }>()).map(({ number }) => number);
  }

  /** Numbers are unique in the licence, not in what somebody may see. */
  private everyone(ctx: RequestContext): SelectQueryBuilder<ProjectEntity> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(ProjectEntity, 'project')
      .where('project.licenceId = :licenceId', { licenceId: ctx.licenceId });
  }
}

async function refuseTakenNumber<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, numberIndex)) throw fieldErrorOf('number', 'unique');
    throw error;
  }
}

/** Returns true if the row is from a page and contains the project's facts. */
function isFacts(row: Record<string, unknown> | FactsRow): row is FactsRow {
  return 'performed' in row;
}
