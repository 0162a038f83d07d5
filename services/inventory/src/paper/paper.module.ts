import { Module } from '@nestjs/common';
import { ReferenceModule } from '../reference';
import { Papers } from './papers';

@Module({
  imports: [ReferenceModule],
  providers: [Papers],
  exports: [Papers],
})
export class PaperModule {}
