import { objectChanged, type ObjectKind } from '@jahrring/contracts-inventory';
import { defineReference, field, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';

/** Kinds of inventory objects that can be booked. */
export type BookedObjectKind = 'machines' | 'vehicles' | 'tools';

function isBooked(kind: ObjectKind): kind is BookedObjectKind {
  return kind === 'machines' || kind === 'vehicles' || kind === 'tools';
}

/** Our copy of a machine, a vehicle or a tool. */
const objects = defineReference(objectChanged, {
  table: 'object_refs',
  columns: {
    kind: field.text<BookedObjectKind>(10),
    title: field.text(150),
    /** In use and not deleted. */
    plannable: field.boolean(),
    /** The day its next service is due. */
    nextServiceOn: field.localDate().nullable(),
    nextExhaustOn: field.localDate().nullable(),
    /** If there are any, only they and users who manage objects see it. */
    assignedEmployeeIds: field.json<string[]>(),
  },
  from: ({ kind, title, active, deleted, assignedEmployeeIds = [], machine }) => {
    if (!isBooked(kind)) return null;
    const { nextServiceDate = null, nextExhaustDate = null } = machine ?? {};
    const due = { nextServiceOn: nextServiceDate, nextExhaustOn: nextExhaustDate };
    return { kind, title, plannable: active && !deleted, assignedEmployeeIds, ...due };
  },
});

export const ObjectRefEntity = objects.Entity;
export type ObjectRefEntity = InstanceType<typeof ObjectRefEntity>;

@Injectable()
export class ObjectRefRepository extends objects.Repository {
  protected override scope(ctx: RequestContext, query: SelectQueryBuilder<ObjectRefEntity>, alias: string) {
    if (this.reachOf(ctx) === 'all') return;
    query.andWhere(
      `(${alias}.assignedEmployeeIds = '[]' OR ${alias}.assignedEmployeeIds LIKE :assignedToMe)`,
      {
        assignedToMe: `%"${ctx.membershipId}"%`,
      },
    );
  }

  /** Whose objects the caller sees: of everybody, or those for all and for one person, named by the membership's id. */
  reachOf(ctx: RequestContext): string {
    return ctx.system || ctx.can('tools.settings.objects') ? 'all' : ctx.membershipId;
  }

  /** Returns the objects that can be booked, by kind and title. */
  async plannable(ctx: RequestContext): Promise<ObjectRefEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('objectRef.plannable = :yes', { yes: true })
        .orderBy('objectRef.kind')
        .addOrderBy('objectRef.title'),
    );
  }
}
