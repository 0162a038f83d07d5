import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings';
import { CompanyGuard } from './company.guard';
import { ReferenceConsumer } from './reference.consumer';
import {
  AddressRefRepository,
  EmployeeRefRepository,
  ObjectRefRepository,
  ProjectRefRepository,
} from './reference.repositories';
import { ResourceRepository } from './resource.repository';

@Module({
  imports: [SettingsModule],
  providers: [
    CompanyGuard,
    AddressRefRepository,
    EmployeeRefRepository,
    ObjectRefRepository,
    ProjectRefRepository,
    ResourceRepository,
    ReferenceConsumer,
  ],
  exports: [
    AddressRefRepository,
    EmployeeRefRepository,
    ObjectRefRepository,
    ProjectRefRepository,
    ResourceRepository,
  ],
})
export class ReferenceModule {}
