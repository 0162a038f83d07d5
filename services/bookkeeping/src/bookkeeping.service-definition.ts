import type { ServiceDefinition } from '@jahrring/service-kit';
import { AccountingExportEntity, AccountingSettingsEntity, PersonalAccountEntity } from './accounting-export';
import { AddressMergeEntity } from './address-merge';
import { bookkeepingSight } from './audit-sight';
import { BookkeepingModule } from './bookkeeping.module';
import { DebtorTermsEntity } from './debtor';
import { DunningLetterEntity, DunningLineEntity, DunningRuleEntity } from './dunning';
import { EntryImportEntity, EntryImportRowEntity } from './entry-import';
import { ClosedPeriodEntity, JournalEntryEntity, JournalLineEntity } from './ledger';
import { CreateReferences1795400000001 } from './migrations/1795400000001-create-references';
import { CreateLedger1795400000002 } from './migrations/1795400000002-create-ledger';
import { CreateOpenItems1795400000003 } from './migrations/1795400000003-create-open-items';
import { AddPaymentTerms1795400000004 } from './migrations/1795400000004-add-payment-terms';
import { CreateStatements1795400000020 } from './migrations/1795400000020-create-statements';
import { CreateVatReturns1795500000040 } from './migrations/1795500000040-create-vat-returns';
import { CreateAccountingExports1795500000041 } from './migrations/1795500000041-create-accounting-exports';
import { CreateOpenings1795500000061 } from './migrations/1795500000061-create-openings';
import { CreateDunning1795500000030 } from './migrations/1795500000030-create-dunning';
import { AddStatementFiles1795500000070 } from './migrations/1795500000070-add-statement-files';
import { AddMatchKeys1795500001070 } from './migrations/1795500001070-add-match-keys';
import { AddBookingDays1795600000100 } from './migrations/1795600000100-add-booking-days';
import { CreateSupplierBills1795500000050 } from './migrations/1795500000050-create-supplier-bills';
import { CreateEmployeeReferences1795500000080 } from './migrations/1795500000080-create-employee-references';
import { CreatePaymentRuns1795500000060 } from './migrations/1795500000060-create-payment-runs';
import { CreateDebtorTerms1795600000101 } from './migrations/1795600000101-create-debtor-terms';
import { IndexDebtors1795600000110 } from './migrations/1795600000110-index-debtors';
import { CountLedgerChanges1795600000111 } from './migrations/1795600000111-count-ledger-changes';
import { CreateEntryImports1795700000120 } from './migrations/1795700000120-create-entry-imports';
import { CreateReceiptArchives1795700000121 } from './migrations/1795700000121-create-receipt-archives';
import { MoveEntryImports1796800000002 } from './migrations/1796800000002-move-entry-imports';
import { CreateAddressMerges1795700000122 } from './migrations/1795700000122-create-address-merges';
import { OpenItemEntity } from './open-item';
import { OpeningEntity } from './opening';
import { AllocationEntity, PaymentEntity } from './payment';
import { PaymentRunBillEntity, PaymentRunEntity } from './payment-run';
import { ReceiptArchiveEntity } from './receipts';
import { AccountRefEntity, AddressRefEntity, EmployeeRefEntity, LicenceRefEntity } from './reference';
import { BookkeepingSettingsEntity } from './settings';
import { StatementEntity, StatementLineEntity } from './statement';
import { seedBookkeeping } from './seed';
import { SupplierBillEntity } from './supplier-bill';
import { VatReturnEntity, VatSettingsEntity } from './vat-return';

export const bookkeepingService: ServiceDefinition = {
  tool: 'bookkeeping',
  version: '0.1.0',
  module: BookkeepingModule,
  entities: [
    AccountRefEntity,
    AddressRefEntity,
    EmployeeRefEntity,
    LicenceRefEntity,
    BookkeepingSettingsEntity,
    JournalEntryEntity,
    JournalLineEntity,
    ClosedPeriodEntity,
    OpenItemEntity,
    PaymentEntity,
    AllocationEntity,
    StatementEntity,
    StatementLineEntity,
    VatReturnEntity,
    VatSettingsEntity,
    AccountingExportEntity,
    AccountingSettingsEntity,
    PersonalAccountEntity,
    OpeningEntity,
    EntryImportEntity,
    EntryImportRowEntity,
    ReceiptArchiveEntity,
    AddressMergeEntity,
    DunningLetterEntity,
    DunningLineEntity,
    DunningRuleEntity,
    SupplierBillEntity,
    PaymentRunEntity,
    PaymentRunBillEntity,
    DebtorTermsEntity,
  ],
  migrations: [
    CreateReferences1795400000001,
    CreateLedger1795400000002,
    CreateOpenItems1795400000003,
    AddPaymentTerms1795400000004,
    CreateStatements1795400000020,
    CreateVatReturns1795500000040,
    CreateAccountingExports1795500000041,
    CreateOpenings1795500000061,
    CreateDunning1795500000030,
    AddStatementFiles1795500000070,
    AddMatchKeys1795500001070,
    AddBookingDays1795600000100,
    CreateSupplierBills1795500000050,
    CreatePaymentRuns1795500000060,
    CreateEmployeeReferences1795500000080,
    CreateDebtorTerms1795600000101,
    IndexDebtors1795600000110,
    CountLedgerChanges1795600000111,
    CreateEntryImports1795700000120,
    CreateReceiptArchives1795700000121,
    CreateAddressMerges1795700000122,
    MoveEntryImports1796800000002,
  ],
  seed: seedBookkeeping,
  auditSight: bookkeepingSight,
};
