import { RepositoryServices, SettingsRepository } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { BookkeepingSettingsEntity } from './bookkeeping-settings.entity';

@Injectable()
export class BookkeepingSettingsRepository extends SettingsRepository<BookkeepingSettingsEntity> {
  constructor(services: RepositoryServices) {
    super(services, BookkeepingSettingsEntity, { name: 'bookkeepingSettings' });
  }
}
