import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceRepository } from './licence.repository';

/** Moves a superadmin's context into a licence they keep. */
@Injectable()
export class LicenceEntering {
  constructor(private readonly licences: LicenceRepository) {}

  /** 404 where there is no such licence. */
  async enter(ctx: RequestContext, licenceId: string): Promise<RequestContext> {
    await this.licences.get(ctx, licenceId);
    return ctx.inLicence(licenceId);
  }
}
