import { Module } from '@nestjs/common';
import { AddressRefModule } from '../address-ref';
import { OriginController } from './origin.controller';
import { OriginRepository } from './origin.repository';
import { OriginService } from './origin.service';

@Module({
  imports: [AddressRefModule],
  controllers: [OriginController],
  providers: [OriginRepository, OriginService],
  exports: [OriginRepository, OriginService],
})
export class OriginModule {}
