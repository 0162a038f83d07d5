import { consumerOf } from '@jahrring/service-kit';
import { Module } from '@nestjs/common';
import { EmployeeRefRepository } from './employee.reference';
import { ProjectRefRepository } from './project.reference';

const repositories = [EmployeeRefRepository, ProjectRefRepository];

@Module({
  providers: [...repositories, consumerOf(EmployeeRefRepository), consumerOf(ProjectRefRepository)],
  exports: repositories,
})
export class ReferenceModule {}
