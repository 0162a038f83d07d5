import { Module } from '@nestjs/common';
import { BookingModule } from '../booking';
import { ConflictModule } from '../conflict';
import { ProposalModule } from '../proposal';
import { RequirementModule } from '../requirement';
import { OverviewController } from './overview.controller';
import { OverviewService } from './overview.service';

@Module({
  imports: [BookingModule, ConflictModule, ProposalModule, RequirementModule],
  controllers: [OverviewController],
  providers: [OverviewService],
})
export class OverviewModule {}
