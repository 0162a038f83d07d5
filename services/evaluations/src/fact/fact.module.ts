import { Module } from '@nestjs/common';
import { FactConsumer } from './fact.consumer';
import { EntryMarkRepository, FactRepository } from './fact.repository';

@Module({ providers: [FactRepository, EntryMarkRepository, FactConsumer], exports: [FactRepository] })
export class FactModule {}
