/** Fields that an audit entry contains elsewhere, or that follow from other fields: not written. */
export const derivedFields = ['licenceId', 'createdAt', 'updatedAt', 'extraSearch'];

/** Fields that every entry has, and that mean nothing to a reader: written, but not shown. */
const technical = new Set([
  'id',
  'version',
  'deletedAt',
  // Copies of a name or number in the form in which it is compared.
  'nameKey',
  'titleKey',
  'customerNumberKey',
  'articleNumberKey',
  'phoneKey',
  'mobileKey',
  'numberKey',
  'wordKey',
  'targetKey',
  // Checksums of files: the file itself is named.
  'hash',
  'sha256',
  'pdfHash',
  // Of a person's private files: the person's identity in the installation, which nobody knows by its id.
  'identityId',
  // By which order of events a line was billed; that it was billed is told by itself.
  'claimChangedAt',
]);

/** Returns true if the field is shown to a reader of the trail. */
export function isShown(field: string): boolean {
  return !technical.has(field);
}
