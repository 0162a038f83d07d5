import { Module } from '@nestjs/common';
import { AddressModule } from '../address';
import { NoteModule } from '../note';
import { AddressSearchController } from './address-search.controller';

@Module({
  imports: [AddressModule, NoteModule],
  controllers: [AddressSearchController],
})
export class SearchModule {}
