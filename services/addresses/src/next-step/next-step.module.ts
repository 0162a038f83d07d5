import { Module } from '@nestjs/common';
import { AddressModule } from '../address';
import { ReferenceModule } from '../reference';
import { MyStepsController } from './my-steps.controller';
import { NextStepReminderJob } from './next-step-reminder.job';
import { NextStepController } from './next-step.controller';
import { NextStepRepository } from './next-step.repository';
import { NextStepService } from './next-step.service';

@Module({
  imports: [AddressModule, ReferenceModule],
  controllers: [MyStepsController, NextStepController],
  providers: [NextStepReminderJob, NextStepRepository, NextStepService],
  exports: [NextStepRepository],
})
export class NextStepModule {}
