import { Module } from '@nestjs/common';
import { CapacityModule } from '../capacity';
import { OrderModule } from '../order';
import { PhaseModule } from '../phase';
import { ReferenceModule } from '../reference';
import { RequirementModule } from '../requirement';
import { ProposalController } from './proposal.controller';
import { ProposalService } from './proposal.service';

@Module({
  imports: [CapacityModule, OrderModule, PhaseModule, ReferenceModule, RequirementModule],
  controllers: [ProposalController],
  providers: [ProposalService],
  exports: [ProposalService],
})
export class ProposalModule {}
