import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceRepository, PeopleLooks } from '../identity-record';

/** Moves a superadmin's context into a licence they keep. */
@Injectable()
export class LicenceEntering {
  constructor(
    private readonly licences: LicenceRepository,
    private readonly looks: PeopleLooks,
  ) {}

  /** 404 where there is no such licence. */
  async enter(ctx: RequestContext, licenceId: string): Promise<RequestContext> {
    await this.licences.get(ctx, licenceId);
    return ctx.inLicence(licenceId);
  }

  /**
   * Enters to read the licence's people: its audit trail says so before anything is shown. 404 where there is no such
   * licence.
   */
  async lookAtPeople(ctx: RequestContext, licenceId: string): Promise<RequestContext> {
    const there = await this.enter(ctx, licenceId);
    await this.looks.record(there, [licenceId]);
    return there;
  }
}
