import { consumerOf } from '@jahrring/service-kit';
import { Module } from '@nestjs/common';
import { BookingQuery } from './booking.query';
import { CompanyPartRefRepository } from './company-part.reference';
import { EmployeeRefRepository } from './employee.reference';
import { EmploymentRefRepository } from './employment.reference';
import { LicenceRefRepository } from './licence.reference';
import { ObjectRefRepository } from './object.reference';
import { ProjectRefRepository } from './project.reference';

const repositories = [
  CompanyPartRefRepository,
  EmployeeRefRepository,
  EmploymentRefRepository,
  LicenceRefRepository,
  ObjectRefRepository,
  ProjectRefRepository,
];

@Module({
  providers: [
    BookingQuery,
    ...repositories,
    consumerOf(CompanyPartRefRepository),
    consumerOf(EmployeeRefRepository),
    consumerOf(EmploymentRefRepository),
    consumerOf(LicenceRefRepository),
    consumerOf(ObjectRefRepository),
    consumerOf(ProjectRefRepository),
  ],
  exports: [BookingQuery, ...repositories],
})
export class ReferenceModule {}
