import { Module } from '@nestjs/common';
import { AddressModule } from './address';
import { BillModule } from './bill';
import { ContactModule } from './contact';
import { DuplicateModule } from './duplicate';
import { ExportModule } from './export';
import { ImportModule } from './import';
import { MergeModule } from './merge';
import { NextStepModule } from './next-step';
import { NoteModule } from './note';
import { OpenAmountModule } from './open-amount';
import { PostalAddressModule } from './postal-address';
import { ReferenceModule } from './reference';
import { SearchModule } from './search';

/** The features of the service, those that others stand on first: events and jobs are registered in this order. */
@Module({
  imports: [
    OpenAmountModule,
    ReferenceModule,
    AddressModule,
    BillModule,
    ContactModule,
    PostalAddressModule,
    NoteModule,
    NextStepModule,
    DuplicateModule,
    MergeModule,
    ExportModule,
    ImportModule,
    SearchModule,
  ],
})
export class AddressesModule {}
