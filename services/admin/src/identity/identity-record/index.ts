export { ConnectionRequestEntity } from './connection-request.entity';
export { ConnectionRequestRepository } from './connection-request.repository';
export {
  invitationStateOf,
  isUnproved,
  toEmployeeEvent,
  toEmployeeListItem,
  toEmployeeOption,
  toEmployeeView,
} from './employee.mapper';
export { identityContext } from './identity-context';
export { IdentityRecordsModule } from './identity-record.module';
export { LicenceChooser } from './licence-choice';
export { LicenceEntity } from './licence.entity';
export { toLicenceEvent, toLicenceView, userLimitOf } from './licence.mapper';
export { LicenceRepository } from './licence.repository';
export { MembershipEntity } from './membership.entity';
export type { NewMembership } from './membership.entity';
export { MembershipRepository } from './membership.repository';
export type { MemberRow } from './membership.repository';
export { PeopleLooks } from './people-looks';
export { isStaff, seesAccounts } from './staff';
export { SuperadminNotices } from './superadmin-notices';
export { SuperadminPlaces } from './superadmin-places';
export { UserEntity } from './user.entity';
export { auditedUser, toUserView } from './user.mapper';
export { UserRepository } from './user.repository';
