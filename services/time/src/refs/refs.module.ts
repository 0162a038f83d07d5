import { Module } from '@nestjs/common';
import { BookingQuery } from './booking.query';
import { CompanyPartRefRepository } from './company-part-ref.repository';
import { EmployeeRefRepository } from './employee-ref.repository';
import { EmploymentRefRepository } from './employment-ref.repository';
import { LicenceRefConsumer } from './licence-ref.consumer';
import { LicenceRefRepository } from './licence-ref.repository';
import { ObjectRefRepository } from './object-ref.repository';
import { ProjectRefRepository } from './project-ref.repository';
import { RefsConsumer } from './refs.consumer';

@Module({
  providers: [
    BookingQuery,
    EmployeeRefRepository,
    ObjectRefRepository,
    ProjectRefRepository,
    RefsConsumer,
    CompanyPartRefRepository,
    EmploymentRefRepository,
    LicenceRefRepository,
    LicenceRefConsumer,
  ],
  exports: [
    BookingQuery,
    CompanyPartRefRepository,
    EmployeeRefRepository,
    EmploymentRefRepository,
    LicenceRefRepository,
    ObjectRefRepository,
    ProjectRefRepository,
  ],
})
export class ReferencesModule {}
