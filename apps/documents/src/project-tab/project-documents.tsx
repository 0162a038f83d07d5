import { RecordDocuments } from '../document-list/record-documents';

/** The documents of one project, on the project's page, with the way to new ones of every type. */
export function Component({ projectId }: { projectId: string }) {
  return <RecordDocuments field="projectId" id={projectId} />;
}
