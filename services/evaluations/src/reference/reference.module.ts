import { Module } from '@nestjs/common';
import { LabelsService } from './labels.service';
import { ReferenceConsumer } from './reference.consumer';
import {
  ActivityRefRepository,
  CustomerRefRepository,
  LicenceRefRepository,
  PersonRefRepository,
  ProjectRefRepository,
  TeamRefRepository,
} from './reference.repositories';

@Module({
  providers: [
    PersonRefRepository,
    TeamRefRepository,
    ProjectRefRepository,
    ActivityRefRepository,
    CustomerRefRepository,
    LicenceRefRepository,
    ReferenceConsumer,
    LabelsService,
  ],
  exports: [LabelsService, LicenceRefRepository, PersonRefRepository, TeamRefRepository],
})
export class ReferenceModule {}
