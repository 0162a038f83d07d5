import {
  execute,
  LicensedRepository,
  type RepositoryOptions,
  type RepositoryServices,
  type RequestContext,
} from '@jahrring/service-kit';
import type { SelectQueryBuilder } from 'typeorm';
import type { PlannedEntity } from './booking.entity';
import { limitToPlanned } from './booking.scope';
import { shownFields, spanFields, inOrder, inSpan } from './planned-rows';
import type { PlannedRow, PersonSpan } from './planned-rows';

const idsPerStatement = 500;

/** The same questions to what is planned and to what is published. */
export abstract class PlannedRepository<E extends PlannedEntity> extends LicensedRepository<E> {
  constructor(
    services: RepositoryServices,
    private readonly planned: new () => E,
    options: RepositoryOptions,
  ) {
    super(services, planned, options);
  }

  protected override scope(ctx: RequestContext, query: SelectQueryBuilder<E>, alias: string): void {
    limitToPlanned(ctx, query, alias);
  }

  /** The bookings that touch a span of days, in the order of their days. */
  async between(ctx: RequestContext, from: string, to: string): Promise<E[]> {
    return this.many(this.during(ctx, from, to));
  }

  /** The same as they are shown: of thousands nothing is read or made that the plan does not show. */
  async rowsBetween(ctx: RequestContext, from: string, to: string): Promise<PlannedRow[]> {
    // The index gives the days in their order; sorting whole rows costs the database more than it does here.
    const query = inSpan(this.query(ctx), from, to).orderBy(`${this.name}.firstDay`);
    return (await this.fields(query, shownFields)).sort(inOrder);
  }

  /** Bookings of people in a span, in no order: of a year, among machines and vehicles, these alone are read. */
  async spansOfPeople(ctx: RequestContext, from: string, to: string): Promise<PersonSpan[]> {
    const people = `SELECT person.id FROM employee_refs person
      WHERE person.licence_id = :licenceId AND person.plannable = :yes`;
    const query = inSpan(this.query(ctx), from, to);
    query.andWhere(`${this.name}.resourceId IN (${people})`, { yes: true });
    return this.fields(query, spanFields);
  }

  private async fields<F extends keyof PlannedRow>(
    query: SelectQueryBuilder<E>,
    fields: readonly F[],
  ): Promise<Pick<PlannedRow, F>[]> {
    query.select([]);
    for (const field of fields) query.addSelect(`${this.name}.${field}`, field);
    return query.getRawMany<Pick<PlannedRow, F>>();
  }

  private during(ctx: RequestContext, from: string, to: string): SelectQueryBuilder<E> {
    return inSpan(this.query(ctx), from, to)
      .orderBy(`${this.name}.firstDay`)
      .addOrderBy(`${this.name}.part`)
      .addOrderBy(`${this.name}.id`);
  }

  /** The bookings of one resource that touch a span of days, in the order of their days. */
  async ofResource(ctx: RequestContext, resourceId: string, from: string, to: string): Promise<E[]> {
    return this.many(
      inSpan(this.query(ctx).andWhere(`${this.name}.resourceId = :resourceId`, { resourceId }), from, to)
        .orderBy(`${this.name}.firstDay`)
        .addOrderBy(`${this.name}.from`)
        .addOrderBy(`${this.name}.id`),
    );
  }

  /** All that a resource was ever booked for, what is removed too. */
  async idsOfResource(ctx: RequestContext, resourceId: string): Promise<string[]> {
    const rows = await this.query(ctx, { deleted: 'include' })
      .andWhere(`${this.name}.resourceId = :resourceId`, { resourceId })
      .select(`${this.name}.id`, 'id')
      .getRawMany<{ id: string }>();
    return rows.map(({ id }) => id);
  }

  /** Gives those that one resource still has to another one. No new version: an open form must not be refused for it. */
  async giveTo(ctx: RequestContext, ids: readonly string[], fromId: string, intoId: string): Promise<void> {
    for (let at = 0; at < ids.length; at += idsPerStatement) {
      const some = ids.slice(at, at + idsPerStatement);
      await execute(
        this.db.writing(ctx),
        `UPDATE ${this.mapper.table} SET resource_id = ?
          WHERE licence_id = ? AND resource_id = ? AND id IN (${some.map(() => '?').join(', ')})`,
        [intoId, ctx.licenceId, fromId, ...some],
      );
    }
  }

  /** Whatever is booked in a span for what these are booked for, out of the caller's sight too. */
  async onSameJobs(
    ctx: RequestContext,
    bookings: readonly PlannedEntity[],
    from: string,
    to: string,
  ): Promise<E[]> {
    if (bookings.length === 0) return [];
    // An id that nobody has keeps the lists from being empty.
    const projectIds = [ctx.licenceId, ...bookings.flatMap(({ projectId }) => projectId ?? [])];
    const titles = ['', ...bookings.flatMap(({ title }) => title ?? [])];
    const query = this.db
      .manager(ctx)
      .createQueryBuilder(this.planned, this.name)
      .where(`${this.name}.licenceId = :licenceId AND ${this.name}.deletedAt IS NULL`, {
        licenceId: ctx.licenceId,
      })
      .andWhere(`(${this.name}.projectId IN (:...projectIds) OR ${this.name}.title IN (:...titles))`, {
        projectIds: [...new Set(projectIds)],
        titles: [...new Set(titles)],
      });
    return this.many(inSpan(query, from, to));
  }
}
