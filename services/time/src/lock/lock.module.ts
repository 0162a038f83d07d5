import { Module } from '@nestjs/common';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { UnlockController } from './unlock.controller';
import { UnlockRepository } from './unlock.repository';
import { UnlockService } from './unlock.service';

@Module({
  imports: [ReferenceModule, SettingsModule],
  controllers: [UnlockController],
  providers: [UnlockRepository, UnlockService],
  exports: [UnlockRepository],
})
export class LockModule {}
