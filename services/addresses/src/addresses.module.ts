import { Module } from '@nestjs/common';
import { AddressModule } from './address';
import { BillModule } from './bill';
import { ContactModule } from './contact';
import { DuplicateModule } from './duplicate';
import { ExportModule } from './export';
import { ImportModule } from './import';
import { MergeModule } from './merge';
import { OpenAmountModule } from './open-amount';
import { PostalAddressModule } from './postal-address';
import { ProjectRefModule } from './project-ref';
import { SearchModule } from './search';

/** The features of the service, those that others stand on first: events and jobs are registered in this order. */
@Module({
  imports: [
    OpenAmountModule,
    ProjectRefModule,
    AddressModule,
    BillModule,
    ContactModule,
    PostalAddressModule,
    DuplicateModule,
    MergeModule,
    ExportModule,
    ImportModule,
    SearchModule,
  ],
})
export class AddressesModule {}
