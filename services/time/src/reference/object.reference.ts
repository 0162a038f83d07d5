import {
  objectChanged,
  type DatedPrice,
  type ObjectChanged,
  type ObjectKind,
} from '@jahrring/contracts-inventory';
import type { ActivityOption, EntryKind, ObjectOption } from '@jahrring/contracts-time';
import { unit } from '@jahrring/contracts-common';
import {
  defineReference,
  execute,
  field,
  holdsWords,
  type ListResult,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ObjectEmployeeEntity } from './object-employee.entity';

/** Our copy of an inventory object; activities carry the price an entry is given. */
const objects = defineReference(objectChanged, {
  table: 'object_refs',
  columns: {
    kind: field.text<ObjectKind>(12),
    title: field.text(150),
    articleNumber: field.text(50).nullable(),
    unit: field.text(30),
    price: field.unitPrice(),
    /** Prices from later days on; null where there are none. */
    prices: field.json<DatedPrice[]>().nullable(),
    vatRateKey: field.text(10),
    active: field.boolean(),
    deleted: field.boolean(),
  },
  own: {
    /** Counter value after the latest entry on it; null until there is one. */
    counterReading: field.quantity().nullable(),
  },
  from: (object) => {
    const { kind, title, articleNumber = null, unit, price, prices = null, vatRateKey } = object;
    const { active, deleted } = object;
    return { kind, title, articleNumber, unit, price, prices, vatRateKey, active, deleted };
  },
});

export const ObjectRefEntity = objects.Entity;
export type ObjectRefEntity = InstanceType<typeof ObjectRefEntity>;

@Injectable()
export class ObjectRefRepository extends objects.Repository {
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
      'objectRef.kind IN (:...kinds) AND objectRef.active = :active AND objectRef.deleted = :deleted',
      { kinds, active: true, deleted: false },
    );
    if (!ctx.can('tools.settings.objects')) qb.andWhere(visibleCondition, { me: ctx.membershipId });
    const found = await this.many(qb.orderBy('objectRef.title').addOrderBy('objectRef.id'));
    return found.map((object) => toOption(object, object.kind as EntryKind));
  }

  /** Every object in use, of all kinds, for what names objects by words. */
  all(ctx: RequestContext): Promise<ObjectRefEntity[]> {
    const qb = this.query(ctx).andWhere('objectRef.active = :active AND objectRef.deleted = :deleted', {
      active: true,
      deleted: false,
    });
    return this.many(qb.orderBy('objectRef.title').addOrderBy('objectRef.id'));
  }

  /** Sets the counter value after the latest entry; it is our own, so no event can be older than it. */
  async setCounter(ctx: RequestContext, objectId: string, reading: string | null): Promise<void> {
    const sql = `UPDATE ${this.mapper.table} SET counter_reading = ? WHERE id = ? AND licence_id = ?`;
    await execute(this.db.writing(ctx), sql, [reading, objectId, ctx.licenceId]);
  }

  protected override async afterUpsert(
    ctx: RequestContext,
    object: ObjectChanged,
    isNew: boolean,
  ): Promise<void> {
    const employees = [...new Set(object.assignedEmployeeIds)].map((employeeId) => ({ employeeId }));
    await this.replaceList(ctx, ObjectEmployeeEntity, { objectId: object.id }, employees, isNew);
  }

  private async ofKind(ctx: RequestContext, kind: string): Promise<ObjectRefEntity[]> {
    const qb = this.query(ctx).andWhere(
      'objectRef.kind = :kind AND objectRef.active = :active AND objectRef.deleted = :deleted',
      { kind, active: true, deleted: false },
    );
    if (!ctx.can('tools.settings.objects')) qb.andWhere(visibleCondition, { me: ctx.membershipId });
    return this.many(qb.orderBy('objectRef.title').addOrderBy('objectRef.id'));
  }
}

const assigned = `SELECT 1 FROM object_employees shown
  WHERE shown.licence_id = objectRef.licence_id AND shown.object_id = objectRef.id`;
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
