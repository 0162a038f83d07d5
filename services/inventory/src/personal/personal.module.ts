import { Module } from '@nestjs/common';
import { ReferenceModule } from '../reference';
import { PaperModule } from '../paper';
import { PersonalArticleController } from './article/personal-article.controller';
import { PersonalArticleRepository } from './article/personal-article.repository';
import { PersonalArticleService } from './article/personal-article.service';
import { PersonalArticleViews } from './article/personal-article.views';
import { StockMoveRepository } from './article/stock-move.repository';
import {
  HoldingExportController,
  PersonalArticleExportController,
} from './export/personal-export.controller';
import { PersonalExportService } from './export/personal-export.service';
import { HandoverPrinter } from './handover/handover-printer';
import { HandoverController } from './handover/handover.controller';
import { HandoverRepository } from './handover/handover.repository';
import { HandoverService } from './handover/handover.service';
import { HoldingRepository } from './handover/holding.repository';
import { IssueService } from './handover/issue.service';
import { ReturnService } from './handover/return.service';
import { PersonalItemController } from './item/personal-item.controller';
import { InspectionRepository, PersonalItemRepository } from './item/personal-item.repository';
import { PersonalItemService } from './item/personal-item.service';
import { KitController } from './kit/kit.controller';
import { KitRepository } from './kit/kit.repository';
import { KitService } from './kit/kit.service';
import { HoldingController } from './person/holding.controller';
import { SheetController } from './person/sheet.controller';
import { SheetService } from './person/sheet.service';
import { HoldingService } from './person/holding.service';
import { PersonalReminderJob } from './reminder/personal-reminder.job';
import { PersonalRemindersTold } from './reminder/reminders-told';
import { PersonalSettingsController } from './settings/personal-settings.controller';
import { PersonalSettingsRepository } from './settings/personal-settings.repository';
import { PersonalSettingsService } from './settings/personal-settings.service';
import { CountingListService } from './stock-take/counting-list.service';
import { StockTakeViews } from './stock-take/stock-take-views';
import { StockTakeController } from './stock-take/stock-take.controller';
import { StockTakeRepository } from './stock-take/stock-take.repository';
import { StockTakeService } from './stock-take/stock-take.service';

/** Items issued to people, and their stock. */
@Module({
  imports: [PaperModule, ReferenceModule],
  controllers: [
    HoldingExportController,
    PersonalArticleExportController,
    PersonalArticleController,
    PersonalItemController,
    KitController,
    HandoverController,
    HoldingController,
    StockTakeController,
    PersonalSettingsController,
    SheetController,
  ],
  providers: [
    PersonalArticleRepository,
    PersonalArticleViews,
    PersonalArticleService,
    StockMoveRepository,
    PersonalItemRepository,
    InspectionRepository,
    PersonalItemService,
    KitRepository,
    KitService,
    HandoverRepository,
    HoldingRepository,
    IssueService,
    ReturnService,
    HandoverPrinter,
    HandoverService,
    HoldingService,
    PersonalExportService,
    StockTakeRepository,
    StockTakeViews,
    StockTakeService,
    PersonalSettingsRepository,
    PersonalSettingsService,
    PersonalRemindersTold,
    PersonalReminderJob,
    CountingListService,
    SheetService,
  ],
  exports: [PersonalItemRepository, PersonalArticleRepository],
})
export class PersonalModule {}
