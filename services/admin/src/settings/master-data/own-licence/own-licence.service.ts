import {
  defaultLicenceSettings,
  type OwnLicenceView,
  type UpdateOwnLicence,
} from '@jahrring/contracts-admin';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceDirectory, type LicenceEntity, LicenceService } from '../../../identity';

function toView(licence: LicenceEntity): OwnLicenceView {
  return { ...licence, settings: { ...defaultLicenceSettings, ...licence.settings } };
}

/** The licence of the caller's session. */
@Injectable()
export class OwnLicenceService {
  constructor(
    private readonly licences: LicenceDirectory,
    private readonly rules: LicenceService,
  ) {}

  async get(ctx: RequestContext): Promise<OwnLicenceView> {
    return toView(await this.licences.get(ctx, ctx.licenceId));
  }

  async update(ctx: RequestContext, version: number, body: UpdateOwnLicence): Promise<OwnLicenceView> {
    await this.rules.update(ctx, ctx.licenceId, version, body);
    return this.get(ctx);
  }
}
