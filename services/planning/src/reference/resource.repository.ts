import type { ResourceKind, ResourceView } from '@jahrring/contracts-planning';
import { Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { BookedObjectKind } from './object-ref.entity';
import { EmployeeRefRepository, ObjectRefRepository } from './reference.repositories';

const kindOf: Readonly<Record<BookedObjectKind, ResourceKind>> = {
  machines: 'machine',
  vehicles: 'vehicle',
  tools: 'tool',
};

/** What can be booked, people and things alike. */
@Injectable()
export class ResourceRepository {
  constructor(
    private readonly db: Database,
    private readonly employees: EmployeeRefRepository,
    private readonly objects: ObjectRefRepository,
  ) {}

  /** People first, then things, each by name. */
  async plannable(ctx: RequestContext): Promise<ResourceView[]> {
    const [people, objects] = await Promise.all([this.employees.plannable(ctx), this.objects.plannable(ctx)]);
    return [
      ...people.map(({ id, name }): ResourceView => ({ id, kind: 'person', name })),
      ...objects.map(({ id, kind, title }): ResourceView => ({ id, kind: kindOf[kind], name: title })),
    ];
  }

  /** The resource of this id; null where there is none in the licence, or the caller may not see it. */
  async find(ctx: RequestContext, id: string): Promise<{ id: string } | null> {
    return (await this.employees.find(ctx, id)) ?? this.objects.find(ctx, id);
  }

  /** The resource of this id as long as it can be booked. */
  async findPlannable(ctx: RequestContext, id: string): Promise<ResourceView | null> {
    return (await this.plannable(ctx)).find((one) => one.id === id) ?? null;
  }

  /** Nobody else books these until the transaction ends. */
  async lock(ctx: RequestContext, ids: readonly string[]): Promise<void> {
    // SQLite has one writer at a time, so its transaction is the lock.
    if (this.db.kind === 'sqlite' || ids.length === 0) return;
    const places = ids.map(() => '?').join(', ');
    for (const table of ['employee_refs', 'object_refs']) {
      await this.db
        .writing(ctx)
        .query(`SELECT id FROM ${table} WHERE licence_id = ? AND id IN (${places}) ORDER BY id FOR UPDATE`, [
          ctx.licenceId,
          ...ids,
        ]);
    }
  }
}
