import { Module } from '@nestjs/common';
import { DunningModule } from '../dunning';
import { LedgerModule } from '../ledger';
import { OpenItemModule } from '../open-item';
import { PaymentModule } from '../payment';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { CreditLimitService } from './credit-limit.service';
import { DebtorExportController } from './debtor-export.controller';
import { DebtorExportService } from './debtor-export.service';
import { DebtorFiguresService } from './debtor-figures.service';
import { DebtorItemService } from './debtor-item.service';
import { DebtorPaymentController, DebtorSettlementController } from './debtor-payment.controller';
import { DebtorPaymentService } from './debtor-payment.service';
import { DebtorController, DebtorFiguresController, DebtorItemController } from './debtor.controller';
import { DebtorRepository } from './debtor.repository';
import { DebtorSums } from './debtor-sums';
import { DebtorStandings } from './debtor-standing';
import { DebtorTermsRepository } from './debtor-terms.repository';
import { DebtorService } from './debtor.service';
import { ItemsOnDayRepository } from './items-on-day.repository';
import { ItemsOnDayService } from './items-on-day.service';

@Module({
  imports: [DunningModule, LedgerModule, OpenItemModule, PaymentModule, ReferenceModule, SettingsModule],
  controllers: [
    DebtorController,
    DebtorExportController,
    DebtorFiguresController,
    DebtorItemController,
    DebtorPaymentController,
    DebtorSettlementController,
  ],
  providers: [
    CreditLimitService,
    DebtorExportService,
    DebtorFiguresService,
    DebtorItemService,
    DebtorPaymentService,
    DebtorRepository,
    DebtorService,
    DebtorStandings,
    DebtorSums,
    DebtorTermsRepository,
    ItemsOnDayRepository,
    ItemsOnDayService,
  ],
  exports: [CreditLimitService],
})
export class DebtorModule {}
