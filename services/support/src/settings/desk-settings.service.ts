import {
  defaultDeskSettings,
  type CaseUrgency,
  type DeskSettings,
  type UpdateDeskSettings,
} from '@jahrring/contracts-support';
import { Audit, commonError, Database, isUniqueViolation, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { deskLicenceId, inDesk, mayHelp } from '../desk/desk-space';
import { afterWorkingMinutes } from '../desk/working-time';
import { DeskSettingsRepository } from './settings.repositories';

const minutesPerHour = 60;

/** Hours, targets, ready answers and signature of the desk. */
@Injectable()
export class DeskSettingsService {
  constructor(
    private readonly db: Database,
    private readonly audit: Audit,
    private readonly repository: DeskSettingsRepository,
  ) {}

  /** For whoever opens a case too: when it is due. */
  async values(ctx: RequestContext): Promise<UpdateDeskSettings> {
    const own = await this.repository.find(inDesk(ctx), deskLicenceId);
    return { ...defaultDeskSettings, ...own?.values };
  }

  async get(ctx: RequestContext): Promise<DeskSettings> {
    if (!mayHelp(ctx)) throw commonError('NOT_FOUND');
    const own = await this.repository.find(inDesk(ctx), deskLicenceId);
    const values = { ...defaultDeskSettings, ...own?.values };
    return { ...values, version: own?.version ?? 0, mayChange: ctx.can('tools.hsm_admin.manage') };
  }

  async update(ctx: RequestContext, version: number, values: UpdateDeskSettings): Promise<DeskSettings> {
    await this.db.tx(ctx, async (ctx) => {
      const { version: present, mayChange: _may, ...before } = await this.get(ctx);
      if (present !== version) {
        throw commonError('VERSION_MISMATCH', undefined, { current: await this.get(ctx) });
      }
      await this.write(inDesk(ctx), version, values);
      const entry = { action: 'update', entity: 'deskSettings', entityId: deskLicenceId };
      await this.audit.record(ctx, { ...entry, before, after: values });
    });
    return this.get(ctx);
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

  private async write(desk: RequestContext, version: number, values: UpdateDeskSettings): Promise<void> {
    try {
      if (version > 0) await this.repository.update(desk, deskLicenceId, version, { values });
      else await this.repository.insert(desk, { id: deskLicenceId, values });
    } catch (error) {
      if (isUniqueViolation(error)) throw commonError('VERSION_MISMATCH');
      throw error;
    }
  }
}
