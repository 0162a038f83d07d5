import { Module } from '@nestjs/common';
import { ReferenceModule } from '../reference';
import { AssignmentController } from './assignment.controller';
import { AssignmentRepository } from './assignment.repository';
import { AssignmentService } from './assignment.service';

@Module({
  imports: [ReferenceModule],
  controllers: [AssignmentController],
  providers: [AssignmentRepository, AssignmentService],
})
export class AssignmentModule {}
