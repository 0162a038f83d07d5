import { Module } from '@nestjs/common';
import { LabelsService } from './labels.service';
import { PersonSight } from './person-sight';
import { ReferenceConsumer } from './reference.consumer';
import {
  CompanyPartRefRepository,
  ObjectRefRepository,
  CustomerRefRepository,
  LicenceRefRepository,
  PersonRefRepository,
  ProjectRefRepository,
  RateCategoryRefRepository,
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
    CompanyPartRefRepository,
    RateCategoryRefRepository,
    ReferenceConsumer,
    LabelsService,
    PersonSight,
  ],
  exports: [LabelsService, PersonSight, LicenceRefRepository, PersonRefRepository, TeamRefRepository],
})
export class ReferenceModule {}
