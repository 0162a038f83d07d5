import { Module } from '@nestjs/common';
import { BookingModule } from '../booking';
import { PlanFeedModule } from '../plan-feed';
import { SettingsModule } from '../settings';
import { VariantModule } from '../variant';
import { AddressMergeConsumer } from './address-merge.consumer';
import { AddressMergeRepository } from './address-merge.repository';

@Module({
  imports: [BookingModule, PlanFeedModule, SettingsModule, VariantModule],
  providers: [AddressMergeConsumer, AddressMergeRepository],
})
export class AddressMergeModule {}
