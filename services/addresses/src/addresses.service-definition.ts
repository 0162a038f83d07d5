import { IndexSearch1795296858795 } from './migrations/1795296858795-index-search';
import type { ServiceDefinition } from '@jahrring/service-kit';
import { AddressEntity } from './address';
import { AddressesModule } from './addresses.module';
import { seedAddresses } from './addresses.seed';
import { ContactEntity } from './contact';
import { DistinctPairEntity } from './duplicate';
import { AddressImportEntity, AddressImportRowEntity } from './import';
import { CreateAddresses1700000000001 } from './migrations/1700000000001-create-addresses';
import { AddDialledNumbers1700000000002 } from './migrations/1700000000002-add-dialled-numbers';
import { AddExtraFields1795296463867 } from './migrations/1795296463867-add-extra-fields';
import { AddDocumentDelivery1795308371926 } from './migrations/1795308371926-add-document-delivery';
import { AddContacts1795377578644 } from './migrations/1795377578644-add-contacts';
import { CreatePostalAddresses1795390300001 } from './migrations/1795390300001-create-postal-addresses';
import { KeepOpenAmounts1795390300003 } from './migrations/1795390300003-keep-open-amounts';
import { CreateAddressMerges1795390300004 } from './migrations/1795390300004-create-address-merges';
import { QueueImports1796700000201 } from './migrations/1796700000201-queue-imports';
import { AddressMergeEntity } from './merge';
import { AddPaymentTerms1795393000001 } from './migrations/1795393000001-add-payment-terms';
import { CreateDistinctPairs1795500000050 } from './migrations/1795500000050-create-distinct-pairs';
import { CreateNotesAndSteps1795510000001 } from './migrations/1795510000001-create-notes-and-steps';
import { BillRefEntity } from './bill';
import { NextStepEntity } from './next-step';
import { AddressNoteEntity } from './note';
import { OpenAmountEntity } from './open-amount';
import { PostalAddressEntity } from './postal-address';
import { EmployeeRefEntity, ProjectEmployeeEntity, ProjectRefEntity } from './reference';

export const addressesService: ServiceDefinition = {
  tool: 'addresses',
  version: '0.1.0',
  module: AddressesModule,
  entities: [
    AddressEntity,
    ContactEntity,
    PostalAddressEntity,
    AddressNoteEntity,
    NextStepEntity,
    EmployeeRefEntity,
    AddressMergeEntity,
    DistinctPairEntity,
    BillRefEntity,
    OpenAmountEntity,
    AddressImportEntity,
    AddressImportRowEntity,
    ProjectRefEntity,
    ProjectEmployeeEntity,
  ],
  migrations: [
    CreateAddresses1700000000001,
    AddDialledNumbers1700000000002,
    AddExtraFields1795296463867,
    IndexSearch1795296858795,
    AddDocumentDelivery1795308371926,
    AddContacts1795377578644,
    CreatePostalAddresses1795390300001,
    KeepOpenAmounts1795390300003,
    CreateAddressMerges1795390300004,
    AddPaymentTerms1795393000001,
    CreateDistinctPairs1795500000050,
    CreateNotesAndSteps1795510000001,
    QueueImports1796700000201,
  ],
  auditSight: { '*': [{ needs: ['tools.address.show'] }] },
  seed: seedAddresses,
};
