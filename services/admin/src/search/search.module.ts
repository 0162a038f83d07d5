import { Module } from '@nestjs/common';
import { IdentityRecordsModule } from '../identity-record';
import { EmployeeSearchController } from './employee-search.controller';

@Module({
  imports: [IdentityRecordsModule],
  controllers: [EmployeeSearchController],
})
export class SearchModule {}
