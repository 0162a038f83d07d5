import {
  defaultSupportSettings,
  type SupportSettings,
  type UpdateSupportSettings,
} from '@jahrring/contracts-support';
import { commonError, Database, LicenceSettings, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository } from '../reference';
import { SupportSettingsRepository } from './settings.repositories';
import type { SupportSettingsEntity } from './support-settings.entity';

/** Returns true if the caller sees all cases of the licence; such callers also decide how it asks for help. */
function seesAll(ctx: RequestContext): boolean {
  return ctx.grade('tools.my_hsm.manage') === 'all';
}

/** A licence's settings for asking for help: who may, with what, and who is notified. */
@Injectable()
export class SupportSettingsService extends LicenceSettings<UpdateSupportSettings, SupportSettingsEntity> {
  constructor(
    db: Database,
    repository: SupportSettingsRepository,
    private readonly employees: EmployeeRefRepository,
  ) {
    super(db, repository, defaultSupportSettings);
  }

  /** As the caller sees them. */
  override async read(ctx: RequestContext): Promise<SupportSettings> {
    const settings = await super.read(ctx);
    const told = await this.employees.getMany(ctx, settings.toldIds);
    return {
      ...settings,
      mayOpen: mayOpen(ctx, settings),
      mayChange: seesAll(ctx),
      told: told.map(({ id, name }) => ({ id, name })),
    };
  }

  override async update(
    ctx: RequestContext,
    version: number,
    values: UpdateSupportSettings,
  ): Promise<SupportSettings> {
    if (!seesAll(ctx)) throw commonError('FORBIDDEN');
    await super.update(ctx, version, values);
    return this.read(ctx);
  }
}

/** Returns true if the caller may open cases. */
export function mayOpen(ctx: RequestContext, { openers }: UpdateSupportSettings): boolean {
  return ctx.can('tools.my_hsm.manage') && (openers === 'everybody' || seesAll(ctx));
}
