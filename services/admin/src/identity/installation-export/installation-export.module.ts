import { Module } from '@nestjs/common';
import { LicencesModule } from '../licence';
import { UsersModule } from '../user';
import { LicenceExportController, UserExportController } from './installation-export.controller';
import { InstallationExportService } from './installation-export.service';

@Module({
  imports: [LicencesModule, UsersModule],
  controllers: [LicenceExportController, UserExportController],
  providers: [InstallationExportService],
})
export class InstallationExportModule {}
