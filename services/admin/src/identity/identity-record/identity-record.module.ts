import { Module } from '@nestjs/common';
import { ConnectionRequestRepository } from './connection-request.repository';
import { LicenceChooser } from './licence-choice';
import { LicenceRepository } from './licence.repository';
import { MembershipRepository } from './membership.repository';
import { PeopleLooks } from './people-looks';
import { SuperadminNotices } from './superadmin-notices';
import { SuperadminPlaces } from './superadmin-places';
import { UserRepository } from './user.repository';

@Module({
  providers: [
    ConnectionRequestRepository,
    LicenceChooser,
    PeopleLooks,
    LicenceRepository,
    MembershipRepository,
    SuperadminNotices,
    SuperadminPlaces,
    UserRepository,
  ],
  exports: [
    ConnectionRequestRepository,
    LicenceChooser,
    LicenceRepository,
    MembershipRepository,
    PeopleLooks,
    SuperadminNotices,
    SuperadminPlaces,
    UserRepository,
  ],
})
export class IdentityRecordsModule {}
