import {
  defaultPlanningSettings,
  workLimitOn,
  type PlanningSettings,
  type UpdatePlanningSettings,
  type WorkLimit,
} from '@jahrring/contracts-planning';
import { breakCountryOf } from '@jahrring/contracts-time';
import { Database, LicenceSettings, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { PlanningSettingsEntity } from './planning-settings.entity';
import { PlanningSettingsRepository } from './planning-settings.repository';

type Listener = (ctx: RequestContext, before: PlanningSettings, after: PlanningSettings) => Promise<void>;

/** By which rules a licence plans. */
@Injectable()
export class PlanningSettingsService extends LicenceSettings<UpdatePlanningSettings, PlanningSettingsEntity> {
  private readonly listeners: Listener[] = [];

  constructor(
    db: Database,
    private readonly rows: PlanningSettingsRepository,
  ) {
    super(db, rows, defaultPlanningSettings);
  }

  /** Called in the transaction of every change, before it is seen. */
  onUpdate(listener: Listener): void {
    this.listeners.push(listener);
  }

  override async update(
    ctx: RequestContext,
    version: number,
    values: UpdatePlanningSettings,
  ): Promise<PlanningSettings> {
    return this.db.tx(ctx, async (ctx) => {
      await this.lock(ctx);
      const before = await this.read(ctx);
      const after = await super.update(ctx, version, values);
      for (const listener of this.listeners) await listener(ctx, before, after);
      return after;
    });
  }

  /** Nobody else changes the licence's settings until the transaction ends. */
  async lock(ctx: RequestContext): Promise<void> {
    await this.rows.lock(ctx);
  }

  /** Changes the list of external companies as other records change. Returns whether it did. */
  async changeCompanies(ctx: RequestContext, change: (ids: string[]) => string[]): Promise<boolean> {
    return this.db.tx(ctx, async (ctx) => {
      await this.lock(ctx);
      const { version, ...values } = await this.read(ctx);
      const externalIds = change(values.externalIds);
      if (externalIds === values.externalIds) return false;
      await super.update(ctx, version, { ...values, externalIds });
      return true;
    });
  }

  /** Rest and highest week of a day, by the licence's own limits or the law of its country. */
  async limits(ctx: RequestContext): Promise<(date: string) => WorkLimit> {
    const { country, limits } = await this.get(ctx);
    const law = country === 'zone' ? breakCountryOf(ctx.timeZone) : country;
    return (date) => workLimitOn(date, law, limits);
  }
}
