import { Module } from '@nestjs/common';
import { LoadModule } from '../load';
import { LotModule } from '../lot';
import { OriginModule } from '../origin';
import { StemModule } from '../stem';
import { ForwardingController } from './forwarding.controller';
import { ForwardingService } from './forwarding.service';

@Module({
  imports: [LoadModule, LotModule, OriginModule, StemModule],
  controllers: [ForwardingController],
  providers: [ForwardingService],
})
export class ForwardingModule {}
