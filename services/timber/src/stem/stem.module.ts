import { Module } from '@nestjs/common';
import { StemRepository } from './stem.repository';

@Module({ providers: [StemRepository], exports: [StemRepository] })
export class StemModule {}
