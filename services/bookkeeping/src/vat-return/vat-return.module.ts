import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger';
import { OpenItemModule } from '../open-item';
import { PaperModule } from '../paper';
import { PaymentModule } from '../payment';
import { ReferenceModule } from '../reference';
import { ReceivedReader } from './received.reader';
import { VatBookingReader } from './vat-booking.reader';
import { VatCalculator } from './vat-calculator';
import { VatReturnController } from './vat-return.controller';
import { VatReturnFiles } from './vat-return.files';
import { VatReturnRepository, VatSettingsRepository } from './vat-return.repositories';
import { VatReturnService } from './vat-return.service';
import { VatSettingsController } from './vat-settings.controller';
import { VatSettingsService } from './vat-settings.service';

@Module({
  imports: [LedgerModule, OpenItemModule, PaperModule, PaymentModule, ReferenceModule],
  controllers: [VatReturnController, VatSettingsController],
  providers: [
    ReceivedReader,
    VatBookingReader,
    VatCalculator,
    VatReturnFiles,
    VatReturnRepository,
    VatReturnService,
    VatSettingsRepository,
    VatSettingsService,
  ],
})
export class VatReturnModule {}
