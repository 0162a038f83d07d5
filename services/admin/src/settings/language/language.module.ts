import { Module } from '@nestjs/common';
import { ConfigurationModule } from '../../configuration';
import { DirectoryModule } from '../../identity';
import { LiveModule } from '../live';
import { LanguageController } from './language.controller';
import { LanguageService } from './language.service';
import { MessageRepository } from './message.repository';
import { TextImportController, textImportProviders } from './text-import.endpoints';
import { TranslationFileService } from './translation-file.service';
import { TranslationController } from './translation.controller';
import { TranslationService } from './translation.service';

@Module({
  imports: [ConfigurationModule, DirectoryModule, LiveModule],
  controllers: [LanguageController, TextImportController, TranslationController],
  providers: [
    LanguageService,
    MessageRepository,
    TranslationFileService,
    TranslationService,
    ...textImportProviders,
  ],
  exports: [LanguageService],
})
export class LanguagesModule {}
