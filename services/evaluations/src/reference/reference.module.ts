import { consumerOf } from '@jahrring/service-kit';
import { Module } from '@nestjs/common';
import { CompanyPartRefRepository } from './company-part.reference';
import { CustomerRefRepository } from './customer.reference';
import { LicenceRefRepository } from './licence.reference';
import { ObjectRefRepository } from './object.reference';
import { PersonRefRepository } from './person.reference';
import { ProjectRefRepository } from './project.reference';
import { RateCategoryRefRepository } from './rate-category.reference';
import { TeamRefRepository } from './team.reference';
import { ExtraConditions } from './extra-conditions.service';
import { LabelsService } from './labels.service';
import { PersonSight } from './person-sight';
import { ReportFieldsService } from './report-fields.service';

@Module({
  providers: [
    CompanyPartRefRepository,
    consumerOf(CompanyPartRefRepository),
    CustomerRefRepository,
    consumerOf(CustomerRefRepository),
    LicenceRefRepository,
    consumerOf(LicenceRefRepository),
    ObjectRefRepository,
    consumerOf(ObjectRefRepository),
    PersonRefRepository,
    consumerOf(PersonRefRepository),
    ProjectRefRepository,
    consumerOf(ProjectRefRepository),
    RateCategoryRefRepository,
    consumerOf(RateCategoryRefRepository),
    TeamRefRepository,
    consumerOf(TeamRefRepository),
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
