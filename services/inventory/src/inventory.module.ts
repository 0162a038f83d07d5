import { packagePartController } from '@jahrring/service-kit';
import { Module } from '@nestjs/common';
import { DefectNotifier } from './defect/defect-notifier';
import { DefectPhotoService } from './defect/defect-photo.service';
import { DefectViews } from './defect/defect-views';
import { DefectController } from './defect/defect.controller';
import { DefectRepository } from './defect/defect.repository';
import { DefectService } from './defect/defect.service';
import { MachineExportController } from './export/machine-export.controller';
import { ObjectExportController } from './export/object-export.controller';
import { ObjectExportService } from './export/object-export.service';
import { ObjectImageController } from './image/object-image.controller';
import { ObjectImageService } from './image/object-image.service';
import { ObjectImportController, objectImportProviders } from './import/object-import.endpoints';
import { LabelController } from './label/label.controller';
import { LabelService } from './label/label.service';
import { LabelSettingsRepository } from './label/label-settings.repository';
import { LabelSettingsService } from './label/label-settings.service';
import { MachineWorkConsumer } from './machine/machine-work.consumer';
import { MachineDocumentController } from './machine-document/machine-document.controller';
import { MachineDocumentRepository } from './machine-document/machine-document.repository';
import { MachineDocumentService } from './machine-document/machine-document.service';
import { MachineViews } from './machine/machine-views';
import { MachineController } from './machine/machine.controller';
import { MachineStatusConsumer } from './machine/machine-status.consumer';
import { MachineService } from './machine/machine.service';
import { MaintenanceRepository } from './machine/maintenance.repository';
import { ObjectChoicesController } from './object/object-choices.controller';
import { ObjectLinks } from './object/object-links';
import { ObjectController } from './object/object.controller';
import { ObjectRepository } from './object/object.repository';
import { ObjectService } from './object/object.service';
import { ObjectPart } from './package-part/object-part';
import { RateCategoryPart } from './package-part/rate-category-part';
import { PersonalModule } from './personal';
import { QrCodeController } from './qr-code/qr-code.controller';
import { QrCodeRepository } from './qr-code/qr-code.repository';
import { QrCodeService } from './qr-code/qr-code.service';
import { RateCategoryController } from './rate-category/rate-category.controller';
import { RateCategoryRepository } from './rate-category/rate-category.repository';
import { RateCategoryService } from './rate-category/rate-category.service';
import { ReferenceModule } from './reference';
import { ReminderJob } from './reminder/reminder.job';
import { ObjectSearchController } from './search/object-search.controller';

@Module({
  imports: [PersonalModule, ReferenceModule],
  controllers: [
    ObjectSearchController,
    ObjectExportController,
    ObjectImportController,
    ObjectController,
    ObjectImageController,
    ObjectChoicesController,
    RateCategoryController,
    QrCodeController,
    MachineExportController,
    LabelController,
    MachineController,
    DefectController,
    MachineDocumentController,
    packagePartController('inventory', { rateCategories: RateCategoryPart, objects: ObjectPart }),
  ],
  providers: [
    ObjectRepository,
    ObjectLinks,
    ObjectService,
    ObjectExportService,
    ...objectImportProviders,
    ObjectImageService,
    QrCodeRepository,
    QrCodeService,
    RateCategoryRepository,
    RateCategoryService,
    MaintenanceRepository,
    MachineService,
    MachineViews,
    DefectRepository,
    DefectViews,
    DefectNotifier,
    DefectPhotoService,
    DefectService,
    MachineDocumentRepository,
    MachineDocumentService,
    ObjectPart,
    RateCategoryPart,
    ReminderJob,
    MachineStatusConsumer,
    MachineWorkConsumer,
    LabelSettingsRepository,
    LabelSettingsService,
    LabelService,
  ],
})
export class InventoryModule {}
