import type { ChangeLicenceType, LicenceView, TypeChangePreview } from '@jahrring/contracts-admin';
import type { LicenceType } from '@jahrring/contracts-common';
import { Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceRepository, MembershipRepository, userLimitOf } from '../identity-record';
import { PluginService } from '../plugin';
import { LicenceService } from './licence.service';

/** Says what another type of a licence means, and changes it. Who may call is decided at the controller. */
@Injectable()
export class LicenceTypeService {
  constructor(
    private readonly db: Database,
    private readonly licences: LicenceRepository,
    private readonly memberships: MembershipRepository,
    private readonly plugins: PluginService,
    private readonly service: LicenceService,
  ) {}

  async preview(ctx: RequestContext, id: string, type: LicenceType): Promise<TypeChangePreview> {
    const licence = await this.licences.get(ctx, id);
    const used = (await this.memberships.countActive(ctx, [id])).get(id) ?? 0;
    const after = userLimitOf({ ...licence, type });
    const { items } = await this.plugins.list(ctx.inLicence(id));
    const isDemo = (one: LicenceType) => one === 'demo' || licence.demoData;
    return {
      from: licence.type,
      to: type,
      seats: { before: userLimitOf(licence), after, used, over: Math.max(0, used - after) },
      developers: { before: isDemo(licence.type), after: isDemo(type) },
      plugins: items
        .filter(({ state, suspended }) => state === 'active' || suspended)
        .map(({ id, agreement }) => ({ id, price: agreement?.price ?? null })),
    };
  }

  /** All of it or nothing; each plugin that ends has its own entry in the licence's audit trail besides. */
  change(
    ctx: RequestContext,
    id: string,
    version: number,
    { switchOff, ...change }: ChangeLicenceType,
  ): Promise<LicenceView> {
    return this.db.tx(ctx, async (ctx) => {
      const changed = await this.service.changeType(ctx, id, version, change);
      if (switchOff.length > 0) await this.plugins.switchOff(ctx.inLicence(id), [...new Set(switchOff)]);
      return changed;
    });
  }
}
