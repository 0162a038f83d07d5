export { LanguagesModule } from './language.module';
export { LanguageService } from './language.service';
export { MessageChangeRow } from './message-change.entity';
export { MessageOverrideRow } from './message-override.entity';
