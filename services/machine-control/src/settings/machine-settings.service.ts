import {
  defaultMachineSettings,
  type MachineSettings,
  type UpdateMachineSettings,
} from '@jahrring/contracts-machine-control';
import { commonError, Database, isUniqueViolation, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MachineSettingsRepository } from './machine-settings.repository';

/** When people are told of what is due, who they are, and what a litre costs. */
@Injectable()
export class MachineSettingsService {
  constructor(
    private readonly db: Database,
    private readonly repository: MachineSettingsRepository,
  ) {}

  async get(ctx: RequestContext): Promise<MachineSettings> {
    const own = await this.repository.findOwn(ctx);
    return { ...defaultMachineSettings, ...own?.values, version: own?.version ?? 0 };
  }

  async update(
    ctx: RequestContext,
    version: number,
    values: UpdateMachineSettings,
  ): Promise<MachineSettings> {
    const saved = await this.db.tx(ctx, async (ctx) => {
      const own = await this.repository.findOwn(ctx);
      if ((own?.version ?? 0) !== version) {
        throw commonError('VERSION_MISMATCH', undefined, { current: await this.get(ctx) });
      }
      return own ? this.repository.update(ctx, own.id, version, { values }) : this.insert(ctx, values);
    });
    return { ...values, version: saved.version };
  }

  /** The row's id is the licence's, so that two who save for the first time do not make two. */
  private async insert(ctx: RequestContext, values: UpdateMachineSettings) {
    try {
      return await this.repository.insert(ctx, { id: ctx.licenceId, values });
    } catch (error) {
      if (isUniqueViolation(error)) throw commonError('VERSION_MISMATCH');
      throw error;
    }
  }
}
