import { Module } from '@nestjs/common';
import { IdentityRecordsModule } from '../identity-record';
import { LicencePluginsModule } from '../licence-plugin';
import { ReleaseRecordsModule } from '../../registry';
import { SessionsModule } from '../session';
import { AgreementPrinter } from './agreement/agreement-printer';
import { AgreementService } from './agreement/agreement.service';
import { PledgeAgreementRepository } from './agreement/pledge-agreement.repository';
import { OperatorSettingsController } from './billing/operator-settings.controller';
import { OperatorSettingsRepository } from './billing/operator-settings.repository';
import { OperatorSettingsService } from './billing/operator-settings.service';
import { PledgeBillingJobs } from './billing/pledge-billing.jobs';
import { CampaignPledgeRepository } from './funding/campaign-pledge.repository';
import { CampaignController, PluginFundingController } from './funding/campaign.controller';
import { CampaignJobs } from './funding/campaign.jobs';
import { CampaignRepository } from './funding/campaign.repository';
import { CampaignService } from './funding/campaign.service';
import { FundingService } from './funding/funding.service';
import { InvestorCuts } from './funding/investor-cuts';
import { PledgeExportService } from './funding/pledge-export.service';
import { PluginVoteRepository } from './funding/plugin-vote.repository';
import { IdeaCommentRepository } from './idea/idea-comment.repository';
import { IdeaFollowRepository } from './idea/idea-follow.repository';
import { IdeaFollows } from './idea/idea-follows';
import { IdeaController } from './idea/idea.controller';
import { IdeaJobs } from './idea/idea.jobs';
import { IdeaReader } from './idea/idea.reader';
import { IdeaRepository } from './idea/idea.repository';
import { IdeaService } from './idea/idea.service';
import { PluginGate } from './offer/plugin-gate';
import { PluginOfferController, PluginPictureController } from './offer/plugin-offer.controller';
import { PluginOfferRepository } from './offer/plugin-offer.repository';
import { PluginOfferService } from './offer/plugin-offer.service';
import { PlannedPluginController } from './planned/planned-plugin.controller';
import { PlannedPluginRepository } from './planned/planned-plugin.repository';
import { PlannedPluginService } from './planned/planned-plugin.service';
import { PluginAgreementRepository } from './plugin-agreement.repository';
import { PluginAgreementService } from './plugin-agreement.service';
import { PluginChargeService } from './plugin-charge.service';
import { PluginHistoryService } from './plugin-history.service';
import { PluginNotifier } from './plugin-notifier';
import {
  PluginChargeController,
  PluginPriceController,
  PluginTrialController,
} from './plugin-price.controller';
import { PluginPriceRepository } from './plugin-price.repository';
import { PluginPriceService } from './plugin-price.service';
import { PluginTrialService } from './plugin-trial.service';
import { PluginController } from './plugin.controller';
import { PluginJobs } from './plugin.jobs';
import { PluginService } from './plugin.service';
import { PluginSuspensionJobs } from './suspension/plugin-suspension.jobs';
import { PluginSuspensionRepository } from './suspension/plugin-suspension.repository';
import { ChargeStatementService } from './statement/charge-statement.service';
import { SuspendedCharges } from './suspension/suspended-charges';

@Module({
  imports: [IdentityRecordsModule, LicencePluginsModule, ReleaseRecordsModule, SessionsModule],
  controllers: [
    PluginController,
    PluginOfferController,
    PluginPictureController,
    PlannedPluginController,
    PluginPriceController,
    PluginChargeController,
    PluginTrialController,
    CampaignController,
    PluginFundingController,
    OperatorSettingsController,
    IdeaController,
  ],
  providers: [
    AgreementPrinter,
    AgreementService,
    OperatorSettingsRepository,
    OperatorSettingsService,
    PledgeAgreementRepository,
    PledgeBillingJobs,
    ChargeStatementService,
    CampaignJobs,
    CampaignPledgeRepository,
    CampaignRepository,
    CampaignService,
    FundingService,
    InvestorCuts,
    IdeaCommentRepository,
    IdeaFollowRepository,
    IdeaFollows,
    IdeaJobs,
    IdeaReader,
    IdeaRepository,
    IdeaService,
    PledgeExportService,
    PluginVoteRepository,
    PluginNotifier,
    PluginSuspensionJobs,
    PluginSuspensionRepository,
    SuspendedCharges,
    PlannedPluginRepository,
    PlannedPluginService,
    PluginAgreementRepository,
    PluginAgreementService,
    PluginGate,
    PluginHistoryService,
    PluginOfferRepository,
    PluginOfferService,
    PluginChargeService,
    PluginJobs,
    PluginPriceRepository,
    PluginPriceService,
    PluginService,
    PluginTrialService,
  ],
  exports: [PluginAgreementRepository, PluginGate, PluginHistoryService, PluginService, PluginTrialService],
})
export class PluginsModule {}
