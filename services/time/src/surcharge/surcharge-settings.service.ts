import {
  defaultSurchargeSettings,
  type SurchargeSettings,
  type UpdateSurchargeSettings,
} from '@jahrring/contracts-time';
import { Clock, commonError, Database, isUniqueViolation, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SurchargeSettingsRepository } from './surcharge-settings.repository';

/** How long another process may still go by the old surcharges; their entries are worked out anew all the same. */
const rememberedMs = 1000;

/** The surcharges of a licence. Every entry asks here, so reading them has to cost next to nothing. */
@Injectable()
export class SurchargeSettingsService {
  private readonly remembered = new Map<string, { settings: SurchargeSettings; until: number }>();

  constructor(
    private readonly db: Database,
    private readonly repository: SurchargeSettingsRepository,
    private readonly clock: Clock,
  ) {}

  async get(ctx: RequestContext): Promise<SurchargeSettings> {
    const known = this.remembered.get(ctx.licenceId);
    const now = performance.now();
    if (known && known.until > now) return known.settings;
    const settings = await this.read(ctx);
    this.remembered.set(ctx.licenceId, { settings, until: now + rememberedMs });
    return settings;
  }

  /** What is recorded and still open is worked out anew by the job. */
  async update(
    ctx: RequestContext,
    version: number,
    values: UpdateSurchargeSettings,
  ): Promise<SurchargeSettings> {
    const saved = await this.db.tx(ctx, async (ctx) => {
      const own = await this.repository.findOwn(ctx);
      if ((own?.version ?? 0) !== version) {
        throw commonError('VERSION_MISMATCH', undefined, { current: await this.read(ctx) });
      }
      const row = { values, timeZone: ctx.timeZone, staleSince: this.clock.now() };
      return own ? this.repository.update(ctx, own.id, version, row) : this.insert(ctx, row);
    });
    this.remembered.delete(ctx.licenceId);
    return { ...values, version: saved.version };
  }

  async read(ctx: RequestContext): Promise<SurchargeSettings> {
    const own = await this.repository.findOwn(ctx);
    return { ...defaultSurchargeSettings, ...own?.values, version: own?.version ?? 0 };
  }

  /** The row's id is the licence's, so that two who save for the first time do not make two. */
  private async insert(
    ctx: RequestContext,
    row: { values: UpdateSurchargeSettings; timeZone: string; staleSince: Date },
  ) {
    try {
      return await this.repository.insert(ctx, { id: ctx.licenceId, ...row });
    } catch (error) {
      if (isUniqueViolation(error)) throw commonError('VERSION_MISMATCH');
      throw error;
    }
  }
}
