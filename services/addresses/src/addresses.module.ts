import { Module } from '@nestjs/common';
import { AddressController } from './address/address.controller';
import { AddressRepository } from './address/address.repository';
import { AddressService } from './address/address.service';
import { AddressViews } from './address/address.views';
import { ContactController } from './contact/contact.controller';
import { ContactRepository } from './contact/contact.repository';
import { ContactService } from './contact/contact.service';
import { AddressExportController } from './export/address-export.controller';
import { AddressExportService } from './export/address-export.service';
import { AddressImportController } from './import/address-import.controller';
import { AddressImportRepository } from './import/address-import.repository';
import { AddressImportService } from './import/address-import.service';
import { ImportPlanner } from './import/import-planner';
import { ImportRowRepository } from './import/import-row.repository';
import { ImportRunner } from './import/import-runner';
import { ImportUndo } from './import/import-undo';
import { ImportWriter } from './import/import-writer';
import { ImportJob } from './import/import.job';
import { DuplicateController } from './duplicate/duplicate.controller';
import { DuplicateService } from './duplicate/duplicate.service';
import { AddressMergeController } from './merge/address-merge.controller';
import { AddressMergeRepository } from './merge/address-merge.repository';
import { AddressMergeService } from './merge/address-merge.service';
import { MergedBelongings } from './merge/merged-belongings';
import { BillConsumer } from './open-amount/bill.consumer';
import { BillRefRepository } from './open-amount/bill-ref.repository';
import { OpenAmountRepository } from './open-amount/open-amount.repository';
import { PostalAddressController } from './postal-address/postal-address.controller';
import { PostalAddressRepository } from './postal-address/postal-address.repository';
import { PostalAddressService } from './postal-address/postal-address.service';
import { ProjectRefConsumer } from './project-ref/project-ref.consumer';
import { ProjectRefRepository } from './project-ref/project-ref.repository';
import { AddressSearchController } from './search/address-search.controller';

@Module({
  controllers: [
    AddressSearchController,
    AddressExportController,
    DuplicateController,
    AddressMergeController,
    AddressController,
    ContactController,
    PostalAddressController,
    AddressImportController,
  ],
  providers: [
    AddressRepository,
    AddressService,
    AddressViews,
    ContactRepository,
    ContactService,
    PostalAddressRepository,
    PostalAddressService,
    DuplicateService,
    AddressMergeRepository,
    AddressMergeService,
    MergedBelongings,
    BillConsumer,
    BillRefRepository,
    OpenAmountRepository,
    AddressExportService,
    AddressImportRepository,
    AddressImportService,
    ImportRowRepository,
    ImportPlanner,
    ImportWriter,
    ImportUndo,
    ImportRunner,
    ImportJob,
    ProjectRefRepository,
    ProjectRefConsumer,
  ],
})
export class AddressesModule {}
