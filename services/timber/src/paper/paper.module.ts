import { Module } from '@nestjs/common';
import { ReferenceModule } from '../reference';
import { LotModule } from '../lot';
import { MillModule } from '../mill';
import { StemModule } from '../stem';
import { LotPaperController } from './lot-paper.controller';
import { LotPaperService } from './lot-paper.service';
import { MillLetterController } from './mill-letter.controller';
import { MillLetterService } from './mill-letter.service';
import { PaperWorkers } from './paper-workers';

@Module({
  imports: [ReferenceModule, LotModule, MillModule, StemModule],
  controllers: [LotPaperController, MillLetterController],
  providers: [PaperWorkers, LotPaperService, MillLetterService],
})
export class PaperModule {}
