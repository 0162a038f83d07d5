import {
  defaultLicenceSettings,
  type OwnLicenceView,
  type UpdateOwnLicence,
} from '@jahrring/contracts-admin';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceRepository } from '../../identity-record';
import type { LicenceEntity } from '../../identity-record';
import { LicenceService } from '../../licence';

function toView(licence: LicenceEntity): OwnLicenceView {
  return { ...licence, settings: { ...defaultLicenceSettings, ...licence.settings } };
}

/** The licence of the caller's session. */
@Injectable()
export class OwnLicenceService {
  constructor(
    private readonly licences: LicenceRepository,
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
