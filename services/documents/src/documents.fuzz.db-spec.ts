import { describeFuzz } from '@jahrring/testing';
import { documentsService } from './documents.service-definition';

describeFuzz(documentsService, {
  asksOthers: [
    'Document_create',
    'Document_listBillable',
    'BillingRun_preview',
    'Document_issue',
    'DocumentState_step',
    'DocumentChain_collective',
    'DocumentChain_createCredit',
    'LotDraft_create',
  ],
});
