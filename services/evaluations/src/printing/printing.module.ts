import { Module } from '@nestjs/common';
import { ReferenceModule } from '../reference';
import { Printer } from './printer';

@Module({ imports: [ReferenceModule], providers: [Printer], exports: [Printer] })
export class PrintingModule {}
