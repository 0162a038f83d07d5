import { Module } from '@nestjs/common';
import { DefectModule } from './defect';
import { ExportModule } from './export';
import { ImageModule } from './image';
import { ImportModule } from './import';
import { LabelModule } from './label';
import { MachineModule } from './machine';
import { MachineDocumentModule } from './machine-document';
import { ObjectModule } from './object';
import { ObjectRecordModule } from './object-record';
import { PackagePartModule } from './package-part';
import { PaperModule } from './paper';
import { PersonalModule } from './personal';
import { QrCodeModule } from './qr-code';
import { RateCategoryModule } from './rate-category';
import { ReferenceModule } from './reference';
import { ReminderModule } from './reminder';
import { SearchModule } from './search';

/** The features of the service, those that others stand on first: events and jobs are registered in this order. */
@Module({
  imports: [
    ReferenceModule,
    PaperModule,
    PersonalModule,
    ObjectRecordModule,
    RateCategoryModule,
    ObjectModule,
    ImportModule,
    ImageModule,
    QrCodeModule,
    DefectModule,
    MachineModule,
    MachineDocumentModule,
    ExportModule,
    LabelModule,
    PackagePartModule,
    ReminderModule,
    SearchModule,
  ],
})
export class InventoryModule {}
