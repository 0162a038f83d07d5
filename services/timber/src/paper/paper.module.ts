import { Module } from '@nestjs/common';
import { AddressRefModule } from '../address-ref';
import { LicenceRefModule } from '../licence-ref';
import { LotModule } from '../lot';
import { OriginModule } from '../origin';
import { StemModule } from '../stem';
import { LotPaperController } from './lot-paper.controller';
import { LotPaperService } from './lot-paper.service';

@Module({
  imports: [AddressRefModule, LicenceRefModule, LotModule, OriginModule, StemModule],
  controllers: [LotPaperController],
  providers: [LotPaperService],
})
export class PaperModule {}
