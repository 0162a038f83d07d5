import { Module } from '@nestjs/common';
import { RecordsModule } from '../record';
import { DocumentSearchController } from './document-search.controller';

@Module({
  imports: [RecordsModule],
  controllers: [DocumentSearchController],
})
export class SearchModule {}
