import { packagePartController } from '@jahrring/service-kit';
import { Module } from '@nestjs/common';
import { MachineModule } from '../machine';
import { ObjectModule } from '../object';
import { ObjectRecordModule } from '../object-record';
import { RateCategoryModule } from '../rate-category';
import { ObjectPart } from './object-part';
import { RateCategoryPart } from './rate-category-part';

@Module({
  imports: [MachineModule, ObjectModule, ObjectRecordModule, RateCategoryModule],
  controllers: [
    packagePartController('inventory', { rateCategories: RateCategoryPart, objects: ObjectPart }),
  ],
  providers: [ObjectPart, RateCategoryPart],
})
export class PackagePartModule {}
