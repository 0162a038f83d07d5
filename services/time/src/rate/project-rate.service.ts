import { newId } from '@jahrring/contracts-common';
import {
  timeRateView,
  type CreateTimeRate,
  type TimeRateQuery,
  type TimeRateView,
  type UpdateTimeRate,
} from '@jahrring/contracts-time';
import {
  Database,
  isUniqueViolation,
  only,
  viewOf,
  withPresent,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../errors';
import { EmployeeRefRepository, nameOf, ObjectRefRepository, ProjectRefRepository } from '../reference';
import type { TimeRateEntity } from './time-rate.entity';
import { TimeRateRepository } from './time-rate.repository';

/** Dated rates of projects and of the licence. Entries that are recorded already keep their price. */
@Injectable()
export class ProjectRateService {
  constructor(
    private readonly db: Database,
    private readonly rates: TimeRateRepository,
    private readonly projects: ProjectRefRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly objects: ObjectRefRepository,
  ) {}

  /** Of one project, or without one of the licence. */
  async list(ctx: RequestContext, query: TimeRateQuery): Promise<{ items: TimeRateView[]; total: number }> {
    const items = await this.views(ctx, await this.rates.of(ctx, query.projectId ?? null));
    return { items, total: items.length };
  }

  async create(ctx: RequestContext, { id = newId(), ...input }: CreateTimeRate): Promise<TimeRateView> {
    return this.db.tx(ctx, async (ctx) => {
      const known = await this.rates.find(ctx, id);
      if (known) return this.view(ctx, known);
      await this.requireTarget(ctx, input);
      const target = [input.projectId, input.employeeId ?? input.objectId].filter(Boolean).join(' ');
      return this.view(ctx, await distinct(this.rates.insert(ctx, { ...input, id, target })));
    });
  }

  async update(
    ctx: RequestContext,
    id: string,
    version: number,
    patch: UpdateTimeRate,
  ): Promise<TimeRateView> {
    const { validFrom, price } = patch;
    const values = { ...(validFrom ? { validFrom } : {}), ...(price ? { price } : {}) };
    return this.db.tx(ctx, async (ctx) => {
      const change = distinct(this.rates.update(ctx, id, version, values));
      return this.view(ctx, await withPresent(change, (present) => this.view(ctx, present)));
    });
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, (ctx) => this.rates.remove(ctx, id, version));
  }

  private async requireTarget(
    ctx: RequestContext,
    { projectId, employeeId, objectId }: Pick<CreateTimeRate, 'projectId' | 'employeeId' | 'objectId'>,
  ): Promise<void> {
    if (projectId && !(await this.projects.find(ctx, projectId)))
      throw timeError('PROJECT_NOT_FOUND', undefined, 'projectId');
    if (employeeId && !(await this.employees.find(ctx, employeeId)))
      throw timeError('EMPLOYEE_NOT_FOUND', undefined, 'employeeId');
    if (objectId && !(await this.objects.find(ctx, objectId)))
      throw timeError('OBJECT_NOT_FOUND', undefined, 'objectId');
  }

  private async view(ctx: RequestContext, rate: TimeRateEntity): Promise<TimeRateView> {
    return only(await this.views(ctx, [rate]));
  }

  private async views(ctx: RequestContext, rates: readonly TimeRateEntity[]): Promise<TimeRateView[]> {
    const people = await this.employees.getMany(ctx, idsOf(rates, 'employeeId'));
    const objects = await this.objects.getMany(ctx, idsOf(rates, 'objectId'));
    const names = new Map(people.map((person) => [person.id, nameOf(person)]));
    const titles = new Map(objects.map(({ id, title }) => [id, title]));
    return rates.map((rate) =>
      viewOf(timeRateView, rate, {
        employeeName: rate.employeeId && (names.get(rate.employeeId) ?? ''),
        objectTitle: rate.objectId && (titles.get(rate.objectId) ?? ''),
      }),
    );
  }
}

function idsOf(rates: readonly TimeRateEntity[], field: 'employeeId' | 'objectId'): string[] {
  return [...new Set(rates.flatMap((rate) => rate[field] ?? []))];
}

/** Two rates of one target must not begin on the same day. */
async function distinct<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (isUniqueViolation(error)) throw timeError('RATE_EXISTS', undefined, 'validFrom');
    throw error;
  }
}
