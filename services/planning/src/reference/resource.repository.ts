import type { ResourceKind, ResourceView } from '@jahrring/contracts-planning';
import { Clock, Database, Remembered, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PlanningSettingsService } from '../settings';
import { AddressRefRepository } from './address.reference';
import { EmployeeRefEntity, EmployeeRefRepository } from './employee.reference';
import { ObjectRefEntity, ObjectRefRepository, type BookedObjectKind } from './object.reference';

const licencesKept = 500;

const kindOf: Readonly<Record<BookedObjectKind, ResourceKind>> = {
  machines: 'machine',
  vehicles: 'vehicle',
  tools: 'tool',
};

/** Resources of the plan: people, things, and companies from outside. */
@Injectable()
export class ResourceRepository {
  private readonly known: Remembered<readonly ResourceView[]>;

  constructor(
    private readonly db: Database,
    private readonly employees: EmployeeRefRepository,
    private readonly objects: ObjectRefRepository,
    private readonly addresses: AddressRefRepository,
    private readonly settings: PlanningSettingsService,
    clock: Clock,
  ) {
    this.known = new Remembered(db, clock, licencesKept, [EmployeeRefEntity, ObjectRefEntity]);
  }

  /** People first, then things and companies, each by name. */
  async plannable(ctx: RequestContext): Promise<readonly ResourceView[]> {
    const { externalIds } = await this.settings.get(ctx);
    const [own, companies] = await Promise.all([
      this.known.of(ctx, this.objects.reachOf(ctx), () => this.readOwn(ctx)),
      this.addresses.living(ctx, externalIds),
    ]);
    return [...own, ...companies.map(({ id, name }): ResourceView => ({ id, kind: 'external', name }))];
  }

  /** The licence's people and things. */
  private async readOwn(ctx: RequestContext): Promise<ResourceView[]> {
    const [people, objects] = await Promise.all([this.employees.plannable(ctx), this.objects.plannable(ctx)]);
    return [
      ...people.map(({ id, name }): ResourceView => ({ id, kind: 'person', name })),
      ...objects.map(({ id, kind, title }): ResourceView => ({ id, kind: kindOf[kind], name: title })),
    ];
  }

  /** The resource of this id; null where there is none in the licence, or the caller may not see it. */
  async find(ctx: RequestContext, id: string): Promise<{ id: string } | null> {
    const found = (await this.employees.find(ctx, id)) ?? (await this.objects.find(ctx, id));
    if (found) return found;
    const { externalIds } = await this.settings.get(ctx);
    return externalIds.includes(id) ? this.addresses.find(ctx, id) : null;
  }

  /** The resource of this id as long as it can be booked. */
  async findPlannable(ctx: RequestContext, id: string): Promise<ResourceView | null> {
    return (await this.plannable(ctx)).find((one) => one.id === id) ?? null;
  }

  /** Those of the ids that are companies: how many crews one has, nobody knows. Also of one that is off the list by now. */
  async unlimited(ctx: RequestContext, ids: readonly string[]): Promise<Set<string>> {
    return new Set((await this.addresses.getMany(ctx, [...new Set(ids)])).map(({ id }) => id));
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
