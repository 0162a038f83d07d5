import { Module } from '@nestjs/common';
import { NewsModule } from '../news';
import { ReferenceModule } from '../reference';
import { PhaseController } from './phase.controller';
import { PhaseRepository } from './phase.repository';
import { PhaseService } from './phase.service';

@Module({
  imports: [NewsModule, ReferenceModule],
  controllers: [PhaseController],
  providers: [PhaseRepository, PhaseService],
  exports: [PhaseRepository],
})
export class PhaseModule {}
