import { Module } from '@nestjs/common';
import { SupportCaseController } from './support-case/support-case.controller';
import { SupportCaseRepository } from './support-case/support-case.repository';
import { SupportCaseService } from './support-case/support-case.service';

@Module({
  controllers: [SupportCaseController],
  providers: [SupportCaseRepository, SupportCaseService],
})
export class SupportModule {}
