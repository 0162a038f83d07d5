import { Module } from '@nestjs/common';
import { OpenAmountRepository } from './open-amount.repository';

@Module({
  providers: [OpenAmountRepository],
  exports: [OpenAmountRepository],
})
export class OpenAmountModule {}
