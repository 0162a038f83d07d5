import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger';
import { OpenItemModule } from '../open-item';
import { PaymentModule } from '../payment';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { SupplierBillModule } from '../supplier-bill';
import { ManualExecutionService } from './manual-execution.service';
import { OwnDebits } from './own-debits';
import { PayableReader } from './payable.reader';
import { PaymentFileController } from './payment-file.controller';
import { PaymentFileService } from './payment-file.service';
import { PaymentProposalService } from './payment-proposal.service';
import { PaymentRunDraft } from './payment-run-draft';
import { PaymentRunController } from './payment-run.controller';
import { StatusReportController } from './status-report.controller';
import { PayableController } from './payable.controller';
import { PaymentRunBillRepository, PaymentRunRepository } from './payment-run.repositories';
import { PaymentRunService } from './payment-run.service';
import { RunCheck } from './run-check';
import { RunExecution } from './run-execution.service';
import { RunProgress } from './run-progress';
import { StatusReportService } from './status-report.service';

@Module({
  imports: [LedgerModule, OpenItemModule, PaymentModule, ReferenceModule, SettingsModule, SupplierBillModule],
  controllers: [PayableController, PaymentRunController, PaymentFileController, StatusReportController],
  providers: [
    ManualExecutionService,
    OwnDebits,
    PayableReader,
    PaymentFileService,
    PaymentProposalService,
    PaymentRunBillRepository,
    PaymentRunDraft,
    PaymentRunRepository,
    PaymentRunService,
    RunCheck,
    RunExecution,
    RunProgress,
    StatusReportService,
  ],
  exports: [OwnDebits, RunExecution],
})
export class PaymentRunModule {}
