import { Module } from '@nestjs/common';
import { SettingsAdapterModule } from './adapter';
import { AuditModule } from './audit';
import { BootModule } from './boot';
import { ExtraFieldDefinitionsModule } from './extra-field';
import { IndustryRecordsModule } from './industry-record';
import { IndustrySolutionsModule } from './industry-solution';
import { LanguagesModule } from './language';
import { LiveModule } from './live';
import { LiveEndpointModule } from './live-endpoint';
import { MailModule } from './mail';
import { MasterDataModule } from './master-data';
import { MessagesModule } from './message';
import { NoticesModule } from './notice';
import { NotificationsModule } from './notification';
import { SavedViewsModule } from './saved-view';
import { SearchModule } from './search';

/** The floor of what is set and told: it stands on the registry and on identities. Its features, those that others stand on first. */
@Module({
  imports: [
    ExtraFieldDefinitionsModule,
    IndustryRecordsModule,
    AuditModule,
    BootModule,
    MailModule,
    SavedViewsModule,
    SearchModule,
    LiveModule,
    LanguagesModule,
    NotificationsModule,
    LiveEndpointModule,
    MasterDataModule,
    IndustrySolutionsModule,
    MessagesModule,
    NoticesModule,
    SettingsAdapterModule,
  ],
})
export class SettingsModule {}
