import { Module } from '@nestjs/common';
import { ObjectRepository } from './object.repository';

@Module({
  providers: [ObjectRepository],
  exports: [ObjectRepository],
})
export class ObjectRecordModule {}
