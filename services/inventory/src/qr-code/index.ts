export { QrCodeEntity } from './qr-code.entity';
export { QrCodeModule } from './qr-code.module';
export { QrCodeRepository } from './qr-code.repository';
