import { Module } from '@nestjs/common';
import { IndustryApplicationRepository } from './industry-application.repository';
import { IndustryItemRepository } from './industry-item.repository';

@Module({
  providers: [IndustryApplicationRepository, IndustryItemRepository],
  exports: [IndustryApplicationRepository, IndustryItemRepository],
})
export class IndustryRecordsModule {}
