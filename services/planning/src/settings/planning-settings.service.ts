import {
  defaultPlanningSettings,
  workLimitOn,
  type UpdatePlanningSettings,
  type WorkLimit,
} from '@jahrring/contracts-planning';
import { breakCountryOf } from '@jahrring/contracts-time';
import { Database, LicenceSettings, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { PlanningSettingsEntity } from './planning-settings.entity';
import { PlanningSettingsRepository } from './planning-settings.repository';

/** By which rules a licence plans. */
@Injectable()
export class PlanningSettingsService extends LicenceSettings<UpdatePlanningSettings, PlanningSettingsEntity> {
  constructor(db: Database, repository: PlanningSettingsRepository) {
    super(db, repository, defaultPlanningSettings);
  }

  /** Rest and highest week of a day, by the licence's own limits or the law of its country. */
  async limits(ctx: RequestContext): Promise<(date: string) => WorkLimit> {
    const { country, limits } = await this.get(ctx);
    const law = country === 'zone' ? breakCountryOf(ctx.timeZone) : country;
    return (date) => workLimitOn(date, law, limits);
  }
}
