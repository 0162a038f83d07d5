import type { ActivityOption, EntryKind, ObjectOption } from '@jahrring/contracts-time';
import { unit } from '@jahrring/contracts-common';
import {
  execute,
  holdsWords,
  ReferenceRepository,
  RepositoryServices,
  type ListResult,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ObjectEmployeeEntity } from './object-employee.entity';
import { ObjectRefEntity } from './object-ref.entity';

@Injectable()
export class ObjectRefRepository extends ReferenceRepository<ObjectRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, ObjectRefEntity, 'object');
  }

  /** The activities offered to record on, by title. */
  async activities(ctx: RequestContext): Promise<ActivityOption[]> {
    const found = await this.ofKind(ctx, 'activities');
    return found.map(({ id, title, articleNumber }) => ({ id, title, articleNumber }));
  }

  /** The objects of a kind offered to record, by title; `search` by title or article number. */
  async offered(
    ctx: RequestContext,
    kind: EntryKind,
    search: string,
    limit: number,
  ): Promise<ListResult<ObjectOption> & { items: ObjectOption[] }> {
    const found = (await this.ofKind(ctx, kind)).filter(({ title, articleNumber }) =>
      holdsWords(`${articleNumber ?? ''} ${title}`, search),
    );
    return { items: found.slice(0, limit).map((object) => toOption(object, kind)), total: found.length };
  }

  /** The objects of several kinds offered to record, by title. */
  async ofKinds(ctx: RequestContext, kinds: readonly EntryKind[]): Promise<ObjectOption[]> {
    if (kinds.length === 0) return [];
    const qb = this.query(ctx).andWhere(
      'object.kind IN (:...kinds) AND object.active = :active AND object.deleted = :deleted',
      { kinds, active: true, deleted: false },
    );
    if (!ctx.can('tools.settings.objects')) qb.andWhere(visibleCondition, { me: ctx.membershipId });
    const found = await this.many(qb.orderBy('object.title').addOrderBy('object.id'));
    return found.map((object) => toOption(object, object.kind as EntryKind));
  }

  /** Every object in use, of all kinds, for what names objects by words. */
  all(ctx: RequestContext): Promise<ObjectRefEntity[]> {
    const qb = this.query(ctx).andWhere('object.active = :active AND object.deleted = :deleted', {
      active: true,
      deleted: false,
    });
    return this.many(qb.orderBy('object.title').addOrderBy('object.id'));
  }

  /** Replaces the employees an object is assigned to. */
  async setEmployees(ctx: RequestContext, objectId: string, employeeIds: readonly string[]): Promise<void> {
    const manager = this.db.writing(ctx);
    const { licenceId } = ctx;
    await manager.delete(ObjectEmployeeEntity, { licenceId, objectId });
    const rows = [...new Set(employeeIds)].map((employeeId) => ({ licenceId, objectId, employeeId }));
    if (rows.length > 0) await manager.insert(ObjectEmployeeEntity, rows);
  }

  /** Where its counter stands after the latest entry; our own, so no event can be older than it. */
  async setCounter(ctx: RequestContext, objectId: string, reading: string | null): Promise<void> {
    const sql = `UPDATE ${this.mapper.table} SET counter_reading = ? WHERE id = ? AND licence_id = ?`;
    await execute(this.db.writing(ctx), sql, [reading, objectId, ctx.licenceId]);
  }

  private async ofKind(ctx: RequestContext, kind: string): Promise<ObjectRefEntity[]> {
    const qb = this.query(ctx).andWhere(
      'object.kind = :kind AND object.active = :active AND object.deleted = :deleted',
      { kind, active: true, deleted: false },
    );
    if (!ctx.can('tools.settings.objects')) qb.andWhere(visibleCondition, { me: ctx.membershipId });
    return this.many(qb.orderBy('object.title').addOrderBy('object.id'));
  }
}

const assigned = `SELECT 1 FROM object_employees shown
  WHERE shown.licence_id = object.licence_id AND shown.object_id = object.id`;
const visibleCondition = `(NOT EXISTS (${assigned}) OR EXISTS (${assigned} AND shown.employee_id = :me))`;

function toOption(object: ObjectRefEntity, kind: EntryKind): ObjectOption {
  const known = unit.safeParse(object.unit);
  return {
    id: object.id,
    kind,
    title: object.title,
    articleNumber: object.articleNumber,
    unit: known.success ? known.data : 'piece',
    counter: object.counterReading,
  };
}
