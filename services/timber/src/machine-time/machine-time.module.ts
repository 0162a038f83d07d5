import { Module } from '@nestjs/common';
import { MachineTimeService } from './machine-time.service';
import { MachineTimeRepository, SpanRepository } from './span.repository';

@Module({
  providers: [SpanRepository, MachineTimeRepository, MachineTimeService],
  exports: [SpanRepository, MachineTimeService],
})
export class MachineTimeModule {}
