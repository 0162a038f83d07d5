import { Module } from '@nestjs/common';
import { DocumentModule } from '../document';
import { IssueModule } from '../issue';
import { RecordsModule } from '../record';
import { SettingsModule } from '../settings';
import { OrderedBillController } from './ordered-bill.controller';
import { OrderedBillService } from './ordered-bill.service';

@Module({
  imports: [DocumentModule, IssueModule, RecordsModule, SettingsModule],
  controllers: [OrderedBillController],
  providers: [OrderedBillService],
})
export class OrderedBillsModule {}
