import { Module } from '@nestjs/common';
import { ReferencesModule } from '../refs';
import { SettingsModule } from '../settings';
import { UnlockController } from './unlock.controller';
import { UnlockRepository } from './unlock.repository';
import { UnlockService } from './unlock.service';

@Module({
  imports: [ReferencesModule, SettingsModule],
  controllers: [UnlockController],
  providers: [UnlockRepository, UnlockService],
  exports: [UnlockRepository],
})
export class LockModule {}
