import { Module } from '@nestjs/common';
import { AddressRefModule } from '../address-ref';
import { FileWordController } from './file-word.controller';
import { FileWordRepository } from './file-word.repository';
import { FileWordService } from './file-word.service';

@Module({
  imports: [AddressRefModule],
  controllers: [FileWordController],
  providers: [FileWordRepository, FileWordService],
  exports: [FileWordService],
})
export class FileWordModule {}
