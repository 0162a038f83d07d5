import { Module } from '@nestjs/common';
import { LicenceRefConsumer } from './licence-ref.consumer';
import { LicenceRefRepository } from './licence-ref.repository';

@Module({ providers: [LicenceRefConsumer, LicenceRefRepository], exports: [LicenceRefRepository] })
export class LicenceRefModule {}
