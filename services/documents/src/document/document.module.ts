import { Module } from '@nestjs/common';
import { RecordsModule } from '../record';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { TemplatesModule } from '../template';
import { BillPublisher } from './bill.publisher';
import { BillableService } from './billable.service';
import { DocumentPublisher } from './document.publisher';
import { DocumentReader } from './document.reader';
import { DraftFactory } from './draft.factory';
import { LotReturn } from './lot-return';
import { LinkReader } from './link.reader';
import { ObjectPrices } from './object-prices';
import { OrderPublisher } from './order.publisher';
import { RecipientReader } from './recipient.reader';
import { SourceCheck } from './source-check';
import { TimberClient } from './timber.client';
import { TimeClient } from './time.client';

@Module({
  imports: [RecordsModule, ReferenceModule, SettingsModule, TemplatesModule],
  providers: [
    LinkReader,
    LotReturn,
    RecipientReader,
    DocumentReader,
    DocumentPublisher,
    DraftFactory,
    ObjectPrices,
    OrderPublisher,
    BillPublisher,
    BillableService,
    TimeClient,
    TimberClient,
    SourceCheck,
  ],
  exports: [
    BillPublisher,
    BillableService,
    DocumentPublisher,
    DocumentReader,
    DraftFactory,
    LotReturn,
    ObjectPrices,
    RecipientReader,
    SourceCheck,
    TimberClient,
    TimeClient,
  ],
})
export class DocumentModule {}
