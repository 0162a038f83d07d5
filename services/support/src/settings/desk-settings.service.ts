import {
  defaultDeskSettings,
  type CaseUrgency,
  type DeskSettings,
  type UpdateDeskSettings,
} from '@jahrring/contracts-support';
import { Audit, commonError, Database, LicenceSettings, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { deskLicenceId, inDesk, mayHelp } from '../agent';
import { afterWorkingMinutes } from './working-time';
import type { DeskSettingsEntity } from './desk-settings.entity';
import { DeskSettingsRepository } from './settings.repositories';

const minutesPerHour = 60;

/** Hours, targets, ready answers and signature of the desk. */
@Injectable()
export class DeskSettingsService extends LicenceSettings<UpdateDeskSettings, DeskSettingsEntity> {
  constructor(
    db: Database,
    repository: DeskSettingsRepository,
    private readonly audit: Audit,
  ) {
    super(db, repository, defaultDeskSettings);
  }

  /** For whoever opens a case too: when it is due. */
  values(ctx: RequestContext): Promise<UpdateDeskSettings> {
    return this.get(inDesk(ctx));
  }

  /** As the caller sees them. */
  override async read(ctx: RequestContext): Promise<DeskSettings> {
    if (!mayHelp(ctx)) throw commonError('NOT_FOUND');
    return { ...(await super.read(inDesk(ctx))), mayChange: ctx.can('tools.hsm_admin.manage') };
  }

  /** The entry of the audit trail stands in the licence where the change was made. */
  override update(ctx: RequestContext, version: number, values: UpdateDeskSettings): Promise<DeskSettings> {
    return this.db.tx(ctx, async (ctx) => {
      const current = await this.read(ctx);
      if (current.version !== version) throw commonError('VERSION_MISMATCH', undefined, { current });
      await super.update(inDesk(ctx), version, values);
      const { version: _version, mayChange: _mayChange, ...before } = current;
      await this.audit.record(ctx, {
        action: 'update',
        entity: 'deskSettings',
        entityId: deskLicenceId,
        before,
        after: values,
      });
      return this.read(ctx);
    });
  }

  /** When a case that began at a moment has to be answered and solved. */
  async targets(ctx: RequestContext, urgency: CaseUrgency, from: Date) {
    const settings = await this.values(ctx);
    const { first, solve } = settings.targets[urgency];
    return {
      firstDueAt: afterWorkingMinutes(from, first * minutesPerHour, settings),
      solveDueAt: afterWorkingMinutes(from, solve * minutesPerHour, settings),
    };
  }
}
