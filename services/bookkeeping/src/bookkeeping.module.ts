import { Module } from '@nestjs/common';
import { AccountingExportModule } from './accounting-export';
import { AddressMergeModule } from './address-merge';
import { ChartModule } from './chart';
import { DebtorModule } from './debtor';
import { DunningModule } from './dunning';
import { EntryImportModule } from './entry-import';
import { LedgerModule } from './ledger';
import { OpenItemModule } from './open-item';
import { OpeningModule } from './opening';
import { PaymentModule } from './payment';
import { PaymentRunModule } from './payment-run';
import { ReceiptsModule } from './receipts';
import { ReferenceModule } from './reference';
import { SelfBillingModule } from './self-billing';
import { SettingsModule } from './settings';
import { StatementModule } from './statement';
import { SupplierBillModule } from './supplier-bill';
import { VatReturnModule } from './vat-return';

/** The features of the service, those that others stand on first: events and jobs are registered in this order. */
@Module({
  imports: [
    ReferenceModule,
    SettingsModule,
    LedgerModule,
    OpenItemModule,
    PaymentModule,
    ChartModule,
    DunningModule,
    DebtorModule,
    SelfBillingModule,
    SupplierBillModule,
    PaymentRunModule,
    StatementModule,
    VatReturnModule,
    AccountingExportModule,
    OpeningModule,
    EntryImportModule,
    ReceiptsModule,
    AddressMergeModule,
  ],
})
export class BookkeepingModule {}
