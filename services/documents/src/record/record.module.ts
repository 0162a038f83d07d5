import { Module } from '@nestjs/common';
import { BilledSourceRepository } from './billed-source.repository';
import { DocumentFileRepository } from './document-file.repository';
import { DocumentLinkRepository } from './document-link.repository';
import { DocumentRevisionRepository } from './document-revision.repository';
import { DocumentRepository } from './document.repository';
import { NumberCounter } from './number-counter';
import { PositionRepository } from './position.repository';
import { UsedObjectsController } from './used-objects.controller';

@Module({
  controllers: [UsedObjectsController],
  providers: [
    DocumentRepository,
    PositionRepository,
    BilledSourceRepository,
    DocumentFileRepository,
    DocumentLinkRepository,
    DocumentRevisionRepository,
    NumberCounter,
  ],
  exports: [
    BilledSourceRepository,
    DocumentFileRepository,
    DocumentLinkRepository,
    DocumentRepository,
    DocumentRevisionRepository,
    NumberCounter,
    PositionRepository,
  ],
})
export class RecordsModule {}
