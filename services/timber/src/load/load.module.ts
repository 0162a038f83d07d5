import { Module } from '@nestjs/common';
import { LoadRepository } from './load.repository';

@Module({ providers: [LoadRepository], exports: [LoadRepository] })
export class LoadModule {}
