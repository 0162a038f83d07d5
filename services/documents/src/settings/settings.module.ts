import { Module } from '@nestjs/common';
import { RecordsModule } from '../record';
import { ReferenceModule } from '../reference';
import { DocumentSettingsController } from './document-settings.controller';
import { DocumentSettingsRepository } from './document-settings.repository';
import { DocumentSettingsService } from './document-settings.service';
import { LogoService } from './logo.service';
import { StartNumbers } from './start-numbers';

@Module({
  imports: [RecordsModule, ReferenceModule],
  controllers: [DocumentSettingsController],
  providers: [DocumentSettingsRepository, DocumentSettingsService, StartNumbers, LogoService],
  exports: [DocumentSettingsService, LogoService],
})
export class SettingsModule {}
