import { Module } from '@nestjs/common';
import { ObjectRecordModule } from '../object-record';
import { RateCategoryModule } from '../rate-category';
import { ReferenceModule } from '../reference';
import { ObjectChoicesController } from './object-choices.controller';
import { ObjectLinks } from './object-links';
import { ObjectController } from './object.controller';
import { ObjectService } from './object.service';

@Module({
  imports: [ObjectRecordModule, RateCategoryModule, ReferenceModule],
  controllers: [ObjectController, ObjectChoicesController],
  providers: [ObjectLinks, ObjectService],
  exports: [ObjectService],
})
export class ObjectModule {}
