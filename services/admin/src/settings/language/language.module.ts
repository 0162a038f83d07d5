import { Module } from '@nestjs/common';
import { ConfigurationModule } from '../../configuration';
import { DirectoryModule } from '../../identity';
import { LiveModule } from '../live';
import { LanguageController } from './language.controller';
import { LanguageService } from './language.service';
import { MessageRepository } from './message.repository';
import { TranslationFileService } from './translation-file.service';
import { TranslationController } from './translation.controller';
import { TranslationService } from './translation.service';

@Module({
  imports: [ConfigurationModule, DirectoryModule, LiveModule],
  controllers: [LanguageController, TranslationController],
  providers: [LanguageService, MessageRepository, TranslationFileService, TranslationService],
  exports: [LanguageService],
})
export class LanguagesModule {}
