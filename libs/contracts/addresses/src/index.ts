export {
  addressExportFields,
  addressKinds,
  addressLanguages,
  addressLimits,
  addressList,
  addressListQuery,
  addressListSpec,
  addressView,
  bulkDelete,
  bulkRestore,
  bulkResult,
  createAddress,
  duplicateReasons,
  eInvoiceKinds,
  electronicSchemes,
  nameCheck,
  nameCheckQuery,
  salutations,
  townQuery,
  townView,
  updateAddress,
} from './address.contract';
export type {
  AddressDraft,
  AddressList,
  AddressView,
  BulkDelete,
  BulkRestore,
  BulkResult,
  CreateAddress,
  DuplicateReason,
  EInvoiceChoice,
  NameCheck,
  NameCheckQuery,
  TownQuery,
  TownView,
  UpdateAddress,
} from './address.contract';
export {
  addressImportList,
  addressImportView,
  importMapping,
  importMaxBytes,
  importRowList,
  importRowView,
  importSettings,
  importTargets,
  matchKeys,
} from './address-import.contract';
export type {
  AddressImportView,
  ImportMapping,
  ImportRowList,
  ImportRowView,
  ImportSettings,
  ImportSettingsDraft,
  ImportTarget,
  MatchKey,
} from './address-import.contract';
export {
  addressMergeList,
  addressMergeView,
  createDistinctPair,
  distinctPairList,
  distinctPairView,
  duplicateList,
  duplicatePair,
  mergeAddress,
  mergePreview,
} from './duplicate.contract';
export type {
  AddressMergeList,
  AddressMergeView,
  CreateDistinctPair,
  DistinctPairList,
  DistinctPairView,
  DuplicateList,
  DuplicatePair,
  DuplicateSide,
  MergeAddress,
  MergeAddressInput,
  MergePreview,
} from './duplicate.contract';
export { addressChanged, addressMerged, postalAddressChanged } from './address.events';
export type { AddressChanged, AddressMerged, PostalAddressChanged } from './address.events';
export { addressesErrors } from './addresses.errors';
export { addressesPermissions } from './addresses.permissions';
export type { AddressesPermission } from './addresses.permissions';
export {
  contactLimits,
  contactList,
  contactRoles,
  contactView,
  createContact,
  updateContact,
} from './contact.contract';
export type {
  ContactDraft,
  ContactList,
  ContactRole,
  ContactView,
  CreateContact,
  UpdateContact,
} from './contact.contract';
export {
  createPostalAddress,
  postalAddressKinds,
  postalAddressList,
  postalAddressView,
  updatePostalAddress,
} from './postal-address.contract';
export type {
  CreatePostalAddress,
  PostalAddressDraft,
  PostalAddressKind,
  PostalAddressList,
  PostalAddressView,
  UpdatePostalAddress,
} from './postal-address.contract';
export {
  addressNoteLimits,
  addressNoteList,
  addressNoteListQuery,
  addressNoteListSpec,
  addressNoteView,
  createAddressNote,
  updateAddressNote,
} from './address-note.contract';
export type {
  AddressNoteList,
  AddressNoteView,
  CreateAddressNote,
  UpdateAddressNote,
} from './address-note.contract';
export {
  createNextStep,
  nextStepLimits,
  nextStepList,
  nextStepView,
  stepPersonList,
  updateNextStep,
} from './next-step.contract';
export type {
  CreateNextStep,
  NextStepList,
  NextStepView,
  StepPersonList,
  UpdateNextStep,
} from './next-step.contract';
export { orderAddress, orderedAddress } from './ordered-address.contract';
export type { OrderAddress, OrderedAddress } from './ordered-address.contract';
