export { LanguagesModule } from './language.module';
export { LanguageService } from './language.service';
export { MessageChangeEntity } from './message-change.entity';
export { MessageOverrideEntity } from './message-override.entity';
export { TextImportEntity, TextImportRowEntity } from './text-import.entity';
