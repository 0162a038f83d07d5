import { Module } from '@nestjs/common';
import { ExtraConditions } from './extra-conditions.service';
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
import { ReportFieldsService } from './report-fields.service';

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
    ReportFieldsService,
    LabelsService,
    ExtraConditions,
    PersonSight,
  ],
  exports: [
    ExtraConditions,
    LabelsService,
    ReportFieldsService,
    PersonSight,
    LicenceRefRepository,
    PersonRefRepository,
    TeamRefRepository,
  ],
})
export class ReferenceModule {}
