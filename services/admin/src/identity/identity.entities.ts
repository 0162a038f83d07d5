import { AddressMergeEntity } from './address-merge';
import { OneTimeLinkEntity, RecoveryCodeEntity, SignInThrottleEntity } from './credential';
import { EmploymentCorrectionEntity, EmploymentPeriodEntity } from './employment';
import { ConnectionRequestEntity, LicenceEntity, MembershipEntity, UserEntity } from './identity-record';
import { LicenceApplicationEntity, LicenceOwnerEntity } from './licence';
import { LicencePluginEntity } from './licence-plugin';
import {
  CampaignEntity,
  CampaignPledgeEntity,
  IdeaCommentEntity,
  IdeaEntity,
  IdeaFollowEntity,
  OperatorSettingsEntity,
  PlannedPluginEntity,
  PledgeAgreementEntity,
  PluginAgreementEntity,
  PluginOfferEntity,
  PluginPriceEntity,
  PluginReleaseEntity,
  PluginSuspensionEntity,
  PluginVoteEntity,
} from './plugin';
import { CvEntryEntity } from './profile';
import { RoleOverrideEntity } from './role';
import { SessionEntity } from './session';

/** The tables of people, licences and what they may. */
export const identityEntities = [
  AddressMergeEntity,
  OneTimeLinkEntity,
  RecoveryCodeEntity,
  SignInThrottleEntity,
  EmploymentCorrectionEntity,
  EmploymentPeriodEntity,
  ConnectionRequestEntity,
  LicenceEntity,
  MembershipEntity,
  UserEntity,
  LicenceApplicationEntity,
  LicenceOwnerEntity,
  LicencePluginEntity,
  CampaignEntity,
  CampaignPledgeEntity,
  IdeaCommentEntity,
  IdeaEntity,
  IdeaFollowEntity,
  OperatorSettingsEntity,
  PlannedPluginEntity,
  PledgeAgreementEntity,
  PluginAgreementEntity,
  PluginOfferEntity,
  PluginPriceEntity,
  PluginReleaseEntity,
  PluginSuspensionEntity,
  PluginVoteEntity,
  CvEntryEntity,
  RoleOverrideEntity,
  SessionEntity,
];
