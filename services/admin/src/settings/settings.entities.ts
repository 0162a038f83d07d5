import { ExtraFieldDefinitionsEntity } from './extra-field';
import { IndustryApplicationEntity, IndustryItemEntity } from './industry-record';
import { IndustryPackageEntity } from './industry-solution';
import {
  MessageChangeEntity,
  MessageOverrideEntity,
  TextImportEntity,
  TextImportRowEntity,
} from './language';
import { LiveEventEntity, OpenStreamEntity } from './live';
import { MailEntity } from './mail';
import {
  AccountEntity,
  AccountImportEntity,
  AccountImportRowEntity,
  ChartTemplateEntity,
  CompanyPartEntity,
  CostCentreEntity,
  DropdownEntity,
  LicenceDropdownEntity,
  RevenueCentreEntity,
} from './master-data';
import { MessageEntryEntity, MessageTemplateEntity } from './message';
import { NoticeDismissalEntity, NoticeEntity } from './notice';
import { NotificationChoiceEntity, NotificationEntity } from './notification';
import { SavedViewEntity } from './saved-view';

/** The tables of what licences and the installation set, and of what people are told. */
export const settingsEntities = [
  ExtraFieldDefinitionsEntity,
  IndustryApplicationEntity,
  IndustryItemEntity,
  IndustryPackageEntity,
  MessageChangeEntity,
  MessageOverrideEntity,
  TextImportEntity,
  TextImportRowEntity,
  LiveEventEntity,
  OpenStreamEntity,
  MailEntity,
  AccountEntity,
  AccountImportEntity,
  AccountImportRowEntity,
  ChartTemplateEntity,
  CompanyPartEntity,
  CostCentreEntity,
  DropdownEntity,
  LicenceDropdownEntity,
  RevenueCentreEntity,
  MessageEntryEntity,
  MessageTemplateEntity,
  NoticeDismissalEntity,
  NoticeEntity,
  NotificationChoiceEntity,
  NotificationEntity,
  SavedViewEntity,
];
