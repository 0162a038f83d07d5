import { Module } from '@nestjs/common';
import { AddressModule } from '../address';
import { DuplicateController } from './duplicate.controller';
import { DuplicateService } from './duplicate.service';

@Module({
  imports: [AddressModule],
  controllers: [DuplicateController],
  providers: [DuplicateService],
})
export class DuplicateModule {}
