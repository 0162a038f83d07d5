import { Module } from '@nestjs/common';
import { DirectoryModule } from '../../identity';
import { EmployeeSearchController } from './employee-search.controller';

@Module({
  imports: [DirectoryModule],
  controllers: [EmployeeSearchController],
})
export class SearchModule {}
