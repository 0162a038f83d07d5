import { Module } from '@nestjs/common';
import { AddressModule } from '../address';
import { DistinctPairController } from './distinct-pair.controller';
import { DistinctPairRepository } from './distinct-pair.repository';
import { DistinctPairService } from './distinct-pair.service';
import { DuplicateController } from './duplicate.controller';
import { DuplicateService } from './duplicate.service';

@Module({
  imports: [AddressModule],
  controllers: [DuplicateController, DistinctPairController],
  providers: [DistinctPairRepository, DistinctPairService, DuplicateService],
})
export class DuplicateModule {}
