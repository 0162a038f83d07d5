import { Module } from '@nestjs/common';
import { ReferenceModule } from '../reference';
import { FileWordController } from './file-word.controller';
import { FileWordRepository } from './file-word.repository';
import { FileWordService } from './file-word.service';

@Module({
  imports: [ReferenceModule],
  controllers: [FileWordController],
  providers: [FileWordRepository, FileWordService],
  exports: [FileWordService],
})
export class FileWordModule {}
