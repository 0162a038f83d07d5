import { PersonalArticleEntity } from './article/personal-article.entity';
import { StockMoveEntity } from './article/stock-move.entity';
import { HandoverEntity } from './handover/handover.entity';
import { HoldingEntity } from './handover/holding.entity';
import { InspectionEntity } from './item/inspection.entity';
import { PersonalItemEntity } from './item/personal-item.entity';
import { KitEntity } from './kit/kit.entity';
import { EmploymentRefEntity } from '../reference';
import { PersonalReminderEntity } from './reminder/personal-reminder.entity';
import { PersonalSettingsEntity } from './settings/personal-settings.entity';
import { StockTakeEntity } from './stock-take/stock-take.entity';

/** The tables of the personal inventory. */
export const personalEntities = [
  PersonalArticleEntity,
  StockMoveEntity,
  PersonalItemEntity,
  InspectionEntity,
  HoldingEntity,
  HandoverEntity,
  KitEntity,
  StockTakeEntity,
  EmploymentRefEntity,
  PersonalReminderEntity,
  PersonalSettingsEntity,
];
