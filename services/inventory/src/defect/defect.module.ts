import { Module } from '@nestjs/common';
import { ObjectModule } from '../object';
import { ObjectRecordModule } from '../object-record';
import { ReferenceModule } from '../reference';
import { DefectNotifier } from './defect-notifier';
import { DefectPhotoService } from './defect-photo.service';
import { DefectViews } from './defect-views';
import { DefectController } from './defect.controller';
import { DefectRepository } from './defect.repository';
import { DefectService } from './defect.service';

@Module({
  imports: [ObjectModule, ObjectRecordModule, ReferenceModule],
  controllers: [DefectController],
  providers: [DefectRepository, DefectViews, DefectNotifier, DefectPhotoService, DefectService],
  exports: [DefectRepository],
})
export class DefectModule {}
