import { Module } from '@nestjs/common';
import { IdentityRecordsModule } from '../identity-record';
import { CvController } from './cv.controller';
import { CvRepository } from './cv.repository';
import { CvService } from './cv.service';
import { EmployeeProfileController } from './employee-profile.controller';
import { ProfileController } from './profile.controller';
import { ProfileService } from './profile.service';

@Module({
  imports: [IdentityRecordsModule],
  controllers: [ProfileController, EmployeeProfileController, CvController],
  providers: [ProfileService, CvService, CvRepository],
})
export class ProfilesModule {}
