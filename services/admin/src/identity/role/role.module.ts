import { Module } from '@nestjs/common';
import { IdentityRecordsModule } from '../identity-record';
import { LicencePluginsModule } from '../licence-plugin';
import { SessionsModule } from '../session';
import { RoleOverrideRepository } from './role-override.repository';
import { RoleController } from './role.controller';
import { RoleService } from './role.service';

@Module({
  imports: [IdentityRecordsModule, LicencePluginsModule, SessionsModule],
  controllers: [RoleController],
  providers: [RoleOverrideRepository, RoleService],
  exports: [RoleOverrideRepository, RoleService],
})
export class RolesModule {}
