import { Module } from '@nestjs/common';
import { FactConsumer } from './fact.consumer';
import { FactRepository } from './fact.repository';

@Module({ providers: [FactRepository, FactConsumer], exports: [FactRepository] })
export class FactModule {}
