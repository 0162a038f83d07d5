import { Module } from '@nestjs/common';
import { LotController } from './lot.controller';
import { LotRepository } from './lot.repository';
import { LotService } from './lot.service';

@Module({
  controllers: [LotController],
  providers: [LotRepository, LotService],
})
export class LotModule {}
