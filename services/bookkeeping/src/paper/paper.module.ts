import { Module } from '@nestjs/common';
import { PaperPrinter } from './paper-printer';

@Module({ providers: [PaperPrinter], exports: [PaperPrinter] })
export class PaperModule {}
