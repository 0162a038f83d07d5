// oxfmt-ignore
export {
  type AddressDraft, type AddressList, type AddressView, type BulkDelete, type BulkRestore, type BulkResult,
  type CreateAddress, type DuplicateReason, type NameCheck, type NameCheckQuery, type TownQuery, type TownView,
  type UpdateAddress, addressExportFields, addressKinds, addressLanguages, addressLimits, addressList, addressListQuery,
  addressView, bulkDelete, bulkRestore, bulkResult, createAddress, duplicateReasons, eInvoiceKinds, electronicSchemes,
  nameCheck, nameCheckQuery, salutations, townQuery, townView, updateAddress,
} from './address.contract';
// oxfmt-ignore
export {
  type ImportMapping, type ImportRowView, type ImportSettings, type ImportSettingsDraft, type ImportTarget, type MatchKey,
  importMaxBytes, importRowView, importSettings, importTargets, matchKeys,
} from './address-import.contract';
// oxfmt-ignore
export {
  type AddressMergeList, type AddressMergeView, type CreateDistinctPair, type DistinctPairList, type DistinctPairView,
  type DuplicateList, type DuplicatePair, type DuplicateSide, type MergeAddress, type MergeAddressInput,
  type MergePreview, addressMergeList, addressMergeView, createDistinctPair, distinctPairList, distinctPairView,
  duplicateList, mergeAddress, mergePreview,
} from './duplicate.contract';
// oxfmt-ignore
export {
  type AddressChanged, type AddressMerged, type PostalAddressChanged, addressChanged, addressMerged, postalAddressChanged,
} from './address.events';
export { addressesErrors } from './addresses.errors';
export { addressesPermissions } from './addresses.permissions';
// oxfmt-ignore
export {
  type ContactList, type ContactRole, type ContactView, type CreateContact, type UpdateContact, contactLimits, contactList,
  contactRoles, contactView, createContact, updateContact,
} from './contact.contract';
// oxfmt-ignore
export {
  type CreatePostalAddress, type PostalAddressDraft, type PostalAddressKind, type PostalAddressList, type PostalAddressView,
  type UpdatePostalAddress, createPostalAddress, postalAddressKinds, postalAddressList, postalAddressView, updatePostalAddress,
} from './postal-address.contract';
// oxfmt-ignore
export {
  type AddressNoteList, type AddressNoteView, type CreateAddressNote, type UpdateAddressNote, addressNoteLimits,
  addressNoteList, addressNoteListQuery, addressNoteView, createAddressNote, updateAddressNote,
} from './address-note.contract';
// oxfmt-ignore
export {
  type CreateNextStep, type NextStepList, type NextStepView, type StepPersonList, type UpdateNextStep, createNextStep,
  nextStepLimits, nextStepList, nextStepView, stepPersonList, updateNextStep,
} from './next-step.contract';
// oxfmt-ignore
export {
  type OrderAddress, type OrderedAddress, orderAddress, orderedAddress,
} from './ordered-address.contract';
