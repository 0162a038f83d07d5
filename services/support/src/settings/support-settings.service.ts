import {
  defaultSupportSettings,
  type SupportSettings,
  type UpdateSupportSettings,
} from '@jahrring/contracts-support';
import { commonError, Database, isUniqueViolation, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository } from '../reference/reference.repositories';
import { SupportSettingsRepository } from './settings.repositories';

/** Who sees all of the licence also says how it asks for help. */
function seesAll(ctx: RequestContext): boolean {
  return ctx.grade('tools.my_hsm.manage') === 'all';
}

/** How a licence asks for help: who may, with what, and who is told. */
@Injectable()
export class SupportSettingsService {
  constructor(
    private readonly db: Database,
    private readonly repository: SupportSettingsRepository,
    private readonly employees: EmployeeRefRepository,
  ) {}

  async values(ctx: RequestContext): Promise<UpdateSupportSettings> {
    const own = await this.repository.find(ctx, ctx.licenceId);
    return { ...defaultSupportSettings, ...own?.values };
  }

  async get(ctx: RequestContext): Promise<SupportSettings> {
    const own = await this.repository.find(ctx, ctx.licenceId);
    const values = { ...defaultSupportSettings, ...own?.values };
    const told = await this.employees.getMany(ctx, values.toldIds);
    return {
      ...values,
      version: own?.version ?? 0,
      mayOpen: mayOpen(ctx, values),
      mayChange: seesAll(ctx),
      told: told.map(({ id, name }) => ({ id, name })),
    };
  }

  async update(
    ctx: RequestContext,
    version: number,
    values: UpdateSupportSettings,
  ): Promise<SupportSettings> {
    if (!seesAll(ctx)) throw commonError('FORBIDDEN');
    await this.db.tx(ctx, async (ctx) => {
      const own = await this.repository.find(ctx, ctx.licenceId);
      if ((own?.version ?? 0) !== version) {
        throw commonError('VERSION_MISMATCH', undefined, { current: await this.get(ctx) });
      }
      if (own) await this.repository.update(ctx, own.id, version, { values });
      else await this.insert(ctx, values);
    });
    return this.get(ctx);
  }

  private async insert(ctx: RequestContext, values: UpdateSupportSettings): Promise<void> {
    try {
      await this.repository.insert(ctx, { id: ctx.licenceId, values });
    } catch (error) {
      if (isUniqueViolation(error)) throw commonError('VERSION_MISMATCH');
      throw error;
    }
  }
}

/** Whether the caller may open cases. */
export function mayOpen(ctx: RequestContext, { openers }: UpdateSupportSettings): boolean {
  return ctx.can('tools.my_hsm.manage') && (openers === 'everybody' || seesAll(ctx));
}
