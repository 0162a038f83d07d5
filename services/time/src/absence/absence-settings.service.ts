import {
  defaultAbsenceSettings,
  type AbsenceSettings,
  type UpdateAbsenceSettings,
} from '@jahrring/contracts-time';
import { commonError, Database, isUniqueViolation, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AbsenceSettingsRepository } from './absence-settings.repository';

/** How long another process may still go by the old rules. */
const rememberedMs = 1000;

interface Remembered {
  settings: AbsenceSettings;
  until: number;
}

/** The rules a licence treats absences by. Every day of every overview asks here. */
@Injectable()
export class AbsenceSettingsService {
  private readonly remembered = new Map<string, Remembered>();

  constructor(
    private readonly db: Database,
    private readonly repository: AbsenceSettingsRepository,
  ) {}

  async get(ctx: RequestContext): Promise<AbsenceSettings> {
    const known = this.remembered.get(ctx.licenceId);
    const now = performance.now();
    if (known && known.until > now) return known.settings;
    const settings = await this.read(ctx);
    this.remembered.set(ctx.licenceId, { settings, until: now + rememberedMs });
    return settings;
  }

  async update(
    ctx: RequestContext,
    version: number,
    values: UpdateAbsenceSettings,
  ): Promise<AbsenceSettings> {
    const saved = await this.db.tx(ctx, async (ctx) => {
      const own = await this.repository.findOwn(ctx);
      if ((own?.version ?? 0) !== version) {
        throw commonError('VERSION_MISMATCH', undefined, { current: await this.read(ctx) });
      }
      return own ? this.repository.update(ctx, own.id, version, { values }) : this.insert(ctx, values);
    });
    ctx.afterCommit(() => this.remembered.delete(ctx.licenceId));
    return { ...values, version: saved.version };
  }

  /** The row's id is the licence's, so that two who save for the first time do not make two. */
  private async insert(ctx: RequestContext, values: UpdateAbsenceSettings) {
    try {
      return await this.repository.insert(ctx, { id: ctx.licenceId, values });
    } catch (error) {
      if (isUniqueViolation(error)) throw commonError('VERSION_MISMATCH');
      throw error;
    }
  }

  private async read(ctx: RequestContext): Promise<AbsenceSettings> {
    const own = await this.repository.findOwn(ctx);
    return { ...defaultAbsenceSettings, ...own?.values, version: own?.version ?? 0 };
  }
}
