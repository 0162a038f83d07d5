import { Module } from '@nestjs/common';
import { AddressRefConsumer } from './address-ref.consumer';
import { AddressRefRepository } from './address-ref.repository';

@Module({ providers: [AddressRefConsumer, AddressRefRepository], exports: [AddressRefRepository] })
export class AddressRefModule {}
