import { adminErrors, type OperatorSettings, pluginCurrency } from '@jahrring/contracts-admin';
import { AppError, Audit, commonError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { type LicenceEntity, LicenceRepository } from '../../identity-record';
import type { OperatorSettingsEntity } from './operator-settings.entity';
import { OperatorSettingsRepository } from './operator-settings.repository';

/** Id of the one row. */
const theRow = '00000000-0000-8000-8000-000000000001';

/** Keeps in which licence the operator writes bills. Who may call is decided at the controller. */
@Injectable()
export class OperatorSettingsService {
  constructor(
    private readonly db: Database,
    private readonly settings: OperatorSettingsRepository,
    private readonly licences: LicenceRepository,
    private readonly audit: Audit,
  ) {}

  async get(ctx: RequestContext): Promise<OperatorSettings> {
    const row = await this.settings.find(ctx, theRow);
    const licence = row && (await this.licences.find(ctx, row.billingLicenceId));
    return {
      version: row?.version ?? 0,
      billingLicence: licence ? { id: licence.id, name: licence.name } : null,
    };
  }

  /** @throws OPERATOR_LICENCE_UNFIT */
  async update(ctx: RequestContext, version: number, billingLicenceId: string): Promise<OperatorSettings> {
    return this.db.tx(ctx, async (ctx) => {
      requireFit(await this.licences.get(ctx, billingLicenceId));
      const before = await this.settings.find(ctx, theRow);
      if ((before?.version ?? 0) !== version)
        throw commonError('VERSION_MISMATCH', undefined, { current: await this.get(ctx) });
      const row = before
        ? await this.settings.update(ctx, theRow, version, { billingLicenceId })
        : await this.settings.insert(ctx, { id: theRow, billingLicenceId });
      await this.note(ctx, before, row);
      return this.get(ctx);
    });
  }

  /** The operator's own licence. @throws OPERATOR_LICENCE_MISSING, OPERATOR_LICENCE_UNFIT */
  async billingLicence(ctx: RequestContext): Promise<LicenceEntity> {
    const row = await this.settings.find(ctx, theRow);
    const licence = row && (await this.licences.find(ctx, row.billingLicenceId));
    if (!licence) throw new AppError(adminErrors, 'OPERATOR_LICENCE_MISSING');
    requireFit(licence);
    return licence;
  }

  private async note(
    ctx: RequestContext,
    before: OperatorSettingsEntity | null,
    after: OperatorSettingsEntity,
  ) {
    await this.audit.record(ctx, {
      action: before ? 'update' : 'create',
      entity: 'operatorSettings',
      entityId: after.id,
      before: before && { billingLicenceId: before.billingLicenceId },
      after: { billingLicenceId: after.billingLicenceId },
    });
  }
}

function requireFit({ state, currency }: LicenceEntity): void {
  if (state !== 'active' || currency !== pluginCurrency)
    throw new AppError(adminErrors, 'OPERATOR_LICENCE_UNFIT');
}
