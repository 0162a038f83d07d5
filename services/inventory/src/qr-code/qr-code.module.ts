import { Module } from '@nestjs/common';
import { ObjectRecordModule } from '../object-record';
import { QrCodeController } from './qr-code.controller';
import { QrCodeRepository } from './qr-code.repository';
import { QrCodeService } from './qr-code.service';

@Module({
  imports: [ObjectRecordModule],
  controllers: [QrCodeController],
  providers: [QrCodeRepository, QrCodeService],
  exports: [QrCodeRepository],
})
export class QrCodeModule {}
