import {
  addressesErrors,
  nextStepView,
  type CreateNextStep,
  type NextStepList,
  type NextStepView,
  type UpdateNextStep,
} from '@jahrring/contracts-addresses';
import {
  AppError,
  Clock,
  commonError,
  Database,
  fieldErrorOf,
  only,
  viewOf,
  withoutUndefined,
  withPresent,
  type RecordPatch,
  type ChildVersion,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressRepository } from '../address';
import { EmployeeRefRepository } from '../reference';
import type { NextStepEntity } from './next-step.entity';
import { NextStepRepository } from './next-step.repository';

const mayChange = (ctx: RequestContext) => ctx.can('tools.address.update') || ctx.can('tools.address.manage');

/**
 * Next steps for a customer: people who may change addresses plan them, and the person responsible marks them as done.
 */
@Injectable()
export class NextStepService {
  constructor(
    private readonly db: Database,
    private readonly addresses: AddressRepository,
    private readonly steps: NextStepRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly clock: Clock,
  ) {}

  async list(ctx: RequestContext, addressId: string): Promise<NextStepList> {
    await this.addresses.get(ctx, addressId, { deleted: 'include' });
    const items = await this.views(ctx, await this.steps.shownOf(ctx, addressId));
    return { items, total: items.length };
  }

  /** Returns the caller's open next steps. */
  async mine(ctx: RequestContext): Promise<NextStepList> {
    const { items, total } = await this.steps.openOf(ctx, ctx.membershipId);
    return { items: await this.views(ctx, items), total };
  }

  async people(ctx: RequestContext): Promise<{ items: { id: string; name: string }[]; total: number }> {
    const items = (await this.employees.working(ctx)).map(({ id, name }) => ({ id, name }));
    return { items, total: items.length };
  }

  /** @throws VALIDATION_FAILED (422) naming a person who cannot be given something to do */
  async create(ctx: RequestContext, addressId: string, input: CreateNextStep): Promise<NextStepView> {
    return this.db.tx(ctx, async (ctx) => {
      await this.addresses.get(ctx, addressId);
      await this.requireWorking(ctx, input.employeeId);
      const { id, ...fields } = input;
      const step = { ...fields, addressId, doneAt: null, remindsOn: input.dueOn };
      return this.view(ctx, await this.steps.insert(ctx, { ...(id ? { id } : {}), ...step }));
    });
  }

  /** @throws NEXT_STEP_NOT_YOURS; VALIDATION_FAILED (422) as for a new one */
  async update(
    ctx: RequestContext,
    { parentId: addressId, id: stepId, version }: ChildVersion,
    change: UpdateNextStep,
  ) {
    const { done, ...fields } = withoutUndefined(change);
    return this.db.tx(ctx, async (ctx) => {
      const step = await this.stepOf(ctx, addressId, stepId);
      const changesMore = Object.keys(fields).length > 0;
      if (!mayFinish(ctx, step) || (changesMore && !mayChange(ctx)))
        throw new AppError(addressesErrors, 'NEXT_STEP_NOT_YOURS');
      if (fields.employeeId && fields.employeeId !== step.employeeId)
        await this.requireWorking(ctx, fields.employeeId);
      const after = { ...fields, ...this.doneAt(step, done) };
      const patch = { ...after, ...reminderAfter(step, after) };
      const changed = this.steps.update(ctx, stepId, version, patch);
      return this.view(ctx, await withPresent(changed, (present) => this.view(ctx, present)));
    });
  }

  async remove(
    ctx: RequestContext,
    { parentId: addressId, id: stepId, version }: ChildVersion,
  ): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      await this.stepOf(ctx, addressId, stepId);
      await this.steps.remove(ctx, stepId, version);
    });
  }

  async restore(ctx: RequestContext, addressId: string, stepId: string): Promise<NextStepView> {
    return this.db.tx(ctx, async (ctx) => {
      await this.stepOf(ctx, addressId, stepId, 'only');
      return this.view(ctx, await this.steps.restore(ctx, stepId));
    });
  }

  private doneAt(step: NextStepEntity, done: boolean | undefined): { doneAt?: Date | null } {
    if (done === undefined || done === (step.doneAt !== null)) return {};
    return { doneAt: done ? this.clock.now() : null };
  }

  private async stepOf(ctx: RequestContext, addressId: string, stepId: string, deleted?: 'only') {
    await this.addresses.get(ctx, addressId);
    const step = await this.steps.get(ctx, stepId, deleted ? { deleted } : {});
    if (step.addressId !== addressId) throw commonError('NOT_FOUND');
    return step;
  }

  private async requireWorking(ctx: RequestContext, employeeId: string): Promise<void> {
    const person = await this.employees.find(ctx, employeeId);
    if (!person?.works) throw fieldErrorOf('employeeId', 'invalid');
  }

  private async view(ctx: RequestContext, step: NextStepEntity): Promise<NextStepView> {
    return only(await this.views(ctx, [step]));
  }

  private async views(ctx: RequestContext, steps: readonly NextStepEntity[]): Promise<NextStepView[]> {
    const people = steps.map(({ employeeId }) => employeeId);
    const names = await this.employees.names(ctx, people);
    const ids = [...new Set(steps.map(({ addressId }) => addressId))];
    const addresses = await this.addresses.getMany(ctx, ids, { deleted: 'include' });
    const customers = new Map(addresses.map(({ id, name }) => [id, name]));
    return steps.map((step) =>
      viewOf(nextStepView, step, {
        addressName: customers.get(step.addressId) ?? '',
        employeeName: names.get(step.employeeId) ?? null,
        mayFinish: mayFinish(ctx, step),
      }),
    );
  }
}

function mayFinish(ctx: RequestContext, { employeeId }: NextStepEntity): boolean {
  return mayChange(ctx) || (employeeId === ctx.membershipId && ctx.membershipId !== '');
}

/** Whoever gets it, another day, or opens it again is told anew; nobody is told of what is done. */
function reminderAfter(
  step: NextStepEntity,
  after: RecordPatch<NextStepEntity>,
): { remindsOn?: string | null } {
  if (after.doneAt) return { remindsOn: null };
  const dueOn = after.dueOn ?? step.dueOn;
  const isAnother = dueOn !== step.dueOn || (after.employeeId ?? step.employeeId) !== step.employeeId;
  const isReopened = after.doneAt === null;
  const isOpen = isReopened || step.doneAt === null;
  return isOpen && (isAnother || isReopened) ? { remindsOn: dueOn } : {};
}
