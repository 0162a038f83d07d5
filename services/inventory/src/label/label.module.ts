import { Module } from '@nestjs/common';
import { ObjectRecordModule } from '../object-record';
import { PaperModule } from '../paper';
import { PersonalModule } from '../personal';
import { QrCodeModule } from '../qr-code';
import { ReferenceModule } from '../reference';
import { LabelSettingsRepository } from './label-settings.repository';
import { LabelSettingsService } from './label-settings.service';
import { LabelController } from './label.controller';
import { LabelService } from './label.service';

@Module({
  imports: [ObjectRecordModule, PaperModule, PersonalModule, QrCodeModule, ReferenceModule],
  controllers: [LabelController],
  providers: [LabelSettingsRepository, LabelSettingsService, LabelService],
})
export class LabelModule {}
