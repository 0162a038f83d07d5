import { Module } from '@nestjs/common';
import { AssignmentController } from './assignment/assignment.controller';
import { AssignmentRepository } from './assignment/assignment.repository';
import { AssignmentService } from './assignment/assignment.service';
import { ReferenceConsumer } from './reference/reference.consumer';
import { EmployeeRefRepository, ProjectRefRepository } from './reference/reference.repositories';

@Module({
  controllers: [AssignmentController],
  providers: [
    AssignmentRepository,
    AssignmentService,
    EmployeeRefRepository,
    ProjectRefRepository,
    ReferenceConsumer,
  ],
})
export class PlanningModule {}
