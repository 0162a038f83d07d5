import { Module } from '@nestjs/common';
import { AddressRefModule } from '../address-ref';
import { LicenceRefModule } from '../licence-ref';
import { LotModule } from '../lot';
import { StemModule } from '../stem';
import { LotPaperController } from './lot-paper.controller';
import { LotPaperService } from './lot-paper.service';

@Module({
  imports: [AddressRefModule, LicenceRefModule, LotModule, StemModule],
  controllers: [LotPaperController],
  providers: [LotPaperService],
})
export class PaperModule {}
