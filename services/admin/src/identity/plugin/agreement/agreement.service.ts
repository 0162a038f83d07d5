import { commonError, type RequestContext } from '@jahrring/service-kit';
import { Injectable, StreamableFile } from '@nestjs/common';
import { CampaignPledgeRepository } from '../funding/campaign-pledge.repository';
import { PledgeAgreementRepository } from './pledge-agreement.repository';

/** Hands out agreements of pledges, byte by byte as they were made. */
@Injectable()
export class AgreementService {
  constructor(
    private readonly pledges: CampaignPledgeRepository,
    private readonly agreements: PledgeAgreementRepository,
  ) {}

  /** Of the caller's licence. */
  async ofLicence(ctx: RequestContext, pledgeId: string): Promise<StreamableFile> {
    const bytes = await this.agreements.read(ctx, pledgeId);
    if (!bytes) throw commonError('NOT_FOUND');
    const disposition = `inline; filename="agreement-${pledgeId}.pdf"`;
    return new StreamableFile(bytes, { type: 'application/pdf', length: bytes.length, disposition });
  }

  /** Of any licence with a pledge to the campaign, for superadmins. */
  async ofCampaign(ctx: RequestContext, campaignId: string, pledgeId: string): Promise<StreamableFile> {
    const pledge = (await this.pledges.findOf(ctx, campaignId)).find(({ id }) => id === pledgeId);
    if (!pledge) throw commonError('NOT_FOUND');
    return this.ofLicence(ctx.inLicence(pledge.licenceId), pledgeId);
  }
}
