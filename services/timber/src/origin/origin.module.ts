import { Module } from '@nestjs/common';
import { ReferenceModule } from '../reference';
import { OriginController } from './origin.controller';
import { OriginRepository } from './origin.repository';
import { OriginService } from './origin.service';

@Module({
  imports: [ReferenceModule],
  controllers: [OriginController],
  providers: [OriginRepository, OriginService],
  exports: [OriginRepository, OriginService],
})
export class OriginModule {}
