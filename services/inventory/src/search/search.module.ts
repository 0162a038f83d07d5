import { Module } from '@nestjs/common';
import { ObjectRecordModule } from '../object-record';
import { ObjectSearchController } from './object-search.controller';

@Module({
  imports: [ObjectRecordModule],
  controllers: [ObjectSearchController],
})
export class SearchModule {}
