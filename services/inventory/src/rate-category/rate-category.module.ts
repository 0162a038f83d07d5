import { Module } from '@nestjs/common';
import { ObjectRecordModule } from '../object-record';
import { RateCategoryController } from './rate-category.controller';
import { RateCategoryRepository } from './rate-category.repository';
import { RateCategoryService } from './rate-category.service';

@Module({
  imports: [ObjectRecordModule],
  controllers: [RateCategoryController],
  providers: [RateCategoryRepository, RateCategoryService],
  exports: [RateCategoryRepository, RateCategoryService],
})
export class RateCategoryModule {}
