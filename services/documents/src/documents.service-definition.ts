import { IndexSearch1795296858806 } from './migrations/1795296858806-index-search';
import { SendDocuments1795309117981 } from './migrations/1795309117981-send-documents';
import type { ServiceDefinition } from '@jahrring/service-kit';
import { AddressMergeEntity } from './address-merge';
import { AnnexEntity, DayReportRefEntity } from './annex';
import { EInvoiceFileEntity } from './e-invoice-file';
import { DocumentMailEntity } from './mail';
import {
  BilledSourceEntity,
  DocumentEntity,
  DocumentFileEntity,
  DocumentLinkEntity,
  DocumentRevisionEntity,
  PositionEntity,
} from './record';
import {
  AddressRefEntity,
  CreditLimitRefEntity,
  DunnedBillRefEntity,
  LicenceRefEntity,
  ObjectRefEntity,
  PostalAddressRefEntity,
  ProjectEmployeeEntity,
  ProjectRefEntity,
} from './reference';
import { seedDocuments } from './seed';
import { DocumentSettingsEntity } from './settings';
import { ShareAnswerEntity, ShareLinkEntity } from './share';
import { TemplateEntity, TemplateVersionEntity } from './template';
import { PaymentEntity } from './payment';
import { AddExtraFields1795297871383 } from './migrations/1795297871383-add-extra-fields';
import { AddTermTitle1795303345288 } from './migrations/1795303345288-add-term-title';
import { ExtendDocuments1795308051684 } from './migrations/1795308051684-extend-documents';
import { CountHolds1795309251000 } from './migrations/1795309251000-count-holds';
import { CreateTemplates1795309519009 } from './migrations/1795309519009-create-templates';
import { AddCashDiscounts1795377600001 } from './migrations/1795377600001-add-cash-discounts';
import { AddValidUntil1795377600002 } from './migrations/1795377600002-add-valid-until';
import { CreatePayments1795377600003 } from './migrations/1795377600003-create-payments';
import { AddPostalAddresses1795390300002 } from './migrations/1795390300002-add-postal-addresses';
import { ShareDocuments1795392000001 } from './migrations/1795392000001-share-documents';
import { FollowMerges1795390300005 } from './migrations/1795390300005-follow-merges';
import { CopyPaymentTerms1795393000002 } from './migrations/1795393000002-copy-payment-terms';
import { DocumentsModule } from './documents.module';
import { CreateDocuments1700000000001 } from './migrations/1700000000001-create-documents';
import { ExtendSettings1795297745946 } from './migrations/1795297745946-extend-settings';
import { CopyReceivables1795600000110 } from './migrations/1795600000110-copy-receivables';
import { OrderLivingDocuments1795433452041 } from './migrations/1795433452041-order-living-documents';
import { ChoosePostalPlace1795600000120 } from './migrations/1795600000120-choose-postal-place';
import { KeepArchivedState1796500000201 } from './migrations/1796500000201-keep-archived-state';

export const documentsService: ServiceDefinition = {
  tool: 'documents',
  version: '0.1.0',
  module: DocumentsModule,
  entities: [
    DocumentEntity,
    PositionEntity,
    BilledSourceEntity,
    DocumentFileEntity,
    DocumentLinkEntity,
    DocumentRevisionEntity,
    DocumentSettingsEntity,
    TemplateEntity,
    TemplateVersionEntity,
    AddressMergeEntity,
    AddressRefEntity,
    CreditLimitRefEntity,
    DunnedBillRefEntity,
    PostalAddressRefEntity,
    ProjectRefEntity,
    ProjectEmployeeEntity,
    LicenceRefEntity,
    EInvoiceFileEntity,
    DocumentMailEntity,
    AnnexEntity,
    DayReportRefEntity,
    ObjectRefEntity,
    PaymentEntity,
    ShareLinkEntity,
    ShareAnswerEntity,
  ],
  migrations: [
    CreateDocuments1700000000001,
    IndexSearch1795296858806,
    ExtendSettings1795297745946,
    AddExtraFields1795297871383,
    AddTermTitle1795303345288,
    ExtendDocuments1795308051684,
    CreateTemplates1795309519009,
    CountHolds1795309251000,
    SendDocuments1795309117981,
    AddCashDiscounts1795377600001,
    AddValidUntil1795377600002,
    CreatePayments1795377600003,
    AddPostalAddresses1795390300002,
    FollowMerges1795390300005,
    ShareDocuments1795392000001,
    CopyPaymentTerms1795393000002,
    OrderLivingDocuments1795433452041,
    CopyReceivables1795600000110,
    ChoosePostalPlace1795600000120,
    KeepArchivedState1796500000201,
  ],
  auditSight: {
    '*': [{ needs: ['tools.document.show', 'tools.settings.documents'] }],
    payment: [{ needs: ['tools.project.showprice'] }],
    document: [{ needs: ['tools.project.showprice'] }],
  },
  seed: seedDocuments,
};
