import { Global, Module } from '@nestjs/common';
import { AccountMails, PersonalTraces, SessionsModule, Wording } from '../../identity';
import { ToolWatchers } from '../../registry';
import { LanguageService, LanguagesModule } from '../language';
import { LiveModule } from '../live';
import { MailModule, Mails } from '../mail';
import { LiveWatchers } from './live-watchers';
import { SettingsTraces } from './settings-traces';

/** Providers that the floors below need; global, because a floor does not import the one above it. */
@Global()
@Module({
  imports: [LanguagesModule, LiveModule, MailModule, SessionsModule],
  providers: [
    { provide: AccountMails, useExisting: Mails },
    { provide: PersonalTraces, useClass: SettingsTraces },
    { provide: ToolWatchers, useClass: LiveWatchers },
    { provide: Wording, useExisting: LanguageService },
  ],
  exports: [AccountMails, PersonalTraces, ToolWatchers, Wording],
})
export class SettingsAdapterModule {}
