import { Module } from '@nestjs/common';
import { AddressModule } from '../address';
import { BillModule } from '../bill';
import { ContactModule } from '../contact';
import { NextStepModule } from '../next-step';
import { NoteModule } from '../note';
import { PostalAddressModule } from '../postal-address';
import { ReferenceModule } from '../reference';
import { AddressMergeController } from './address-merge.controller';
import { AddressMergeRepository } from './address-merge.repository';
import { AddressMergeService } from './address-merge.service';
import { MergedBelongings } from './merged-belongings';

@Module({
  imports: [
    AddressModule,
    BillModule,
    ContactModule,
    NextStepModule,
    NoteModule,
    PostalAddressModule,
    ReferenceModule,
  ],
  controllers: [AddressMergeController],
  providers: [AddressMergeRepository, AddressMergeService, MergedBelongings],
})
export class MergeModule {}
