import { Module } from '@nestjs/common';
import { SignoffRepository } from './signoff.repository';

@Module({
  providers: [SignoffRepository],
  exports: [SignoffRepository],
})
export class SignoffsModule {}
