import { RecordDocuments } from '../document-list/record-documents';

/** The documents of one project, on the project's page, with the way to bill its hours. */
export function Component({ projectId }: { projectId: string }) {
  const createTo = `/documents/create/bill?project=${projectId}`;
  return <RecordDocuments field="projectId" id={projectId} createTo={createTo} />;
}
