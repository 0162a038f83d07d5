import { Module } from '@nestjs/common';
import { ObjectModule } from '../object';
import { ObjectRecordModule } from '../object-record';
import { ObjectImportController, objectImportProviders } from './object-import.endpoints';

@Module({
  imports: [ObjectModule, ObjectRecordModule],
  controllers: [ObjectImportController],
  providers: objectImportProviders,
})
export class ImportModule {}
