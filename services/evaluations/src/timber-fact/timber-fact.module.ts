import { Module } from '@nestjs/common';
import { LotFactConsumer } from './lot-fact.consumer';
import { LotFactRepository, LotRefRepository } from './lot-fact.repositories';

@Module({
  providers: [LotRefRepository, LotFactRepository, LotFactConsumer],
  exports: [LotFactRepository],
})
export class TimberFactModule {}
