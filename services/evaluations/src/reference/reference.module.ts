import { Module } from '@nestjs/common';
import { LabelsService } from './labels.service';
import { ReferenceConsumer } from './reference.consumer';
import {
  ActivityRefRepository,
  CustomerRefRepository,
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
    ReferenceConsumer,
    LabelsService,
  ],
  exports: [LabelsService],
})
export class ReferenceModule {}
