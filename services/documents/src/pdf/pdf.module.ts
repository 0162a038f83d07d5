import { Module } from '@nestjs/common';
import { DocumentPrinter } from './document-printer';

@Module({
  providers: [DocumentPrinter],
  exports: [DocumentPrinter],
})
export class PdfModule {}
