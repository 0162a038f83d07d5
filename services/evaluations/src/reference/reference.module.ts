import { Module } from '@nestjs/common';
import { LabelsService } from './labels.service';
import { ReferenceConsumer } from './reference.consumer';
import {
  ObjectRefRepository,
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
    ObjectRefRepository,
    CustomerRefRepository,
    LicenceRefRepository,
    ReferenceConsumer,
    LabelsService,
  ],
  exports: [LabelsService, LicenceRefRepository, PersonRefRepository, TeamRefRepository],
})
export class ReferenceModule {}
