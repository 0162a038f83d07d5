import type { CreateDocumentInput, DocumentView } from '@jahrring/contracts-documents';
import { problemOf, useNavigate, type ApiProblem } from '@jahrring/tool-kit';
import { useState } from 'react';
import { useDuplicateDocument } from '../document-acts.api';
import { useCreateDocument } from '../documents.api';
import type { Start } from './start';

export interface Begin {
  /** Makes the draft and opens it; answers whether it was made. */
  create: (input: Partial<CreateDocumentInput>) => Promise<boolean>;
  copy: (documentId: string) => Promise<boolean>;
  isLoading: boolean;
  /** Reason why it was not created. */
  problem: ApiProblem | null;
}

/** Begins a document of the type, for the project or the recipient. */
export function useBegin({ type, projectId, addressId }: Start): Begin {
  const navigate = useNavigate();
  const [createOne, creating] = useCreateDocument();
  const [duplicate, copying] = useDuplicateDocument();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const open = async (work: () => Promise<DocumentView>) => {
    setProblem(null);
    try {
      const draft = await work();
      void navigate(`/documents/edit/${draft.id}`);
      return true;
    } catch (error) {
      setProblem(problemOf(error));
      return false;
    }
  };
  return {
    create: (input) => open(() => createOne({ type, projectId, addressId, sources: [], ...input }).unwrap()),
    copy: (id) => open(() => duplicate({ id, body: { type } }).unwrap()),
    isLoading: creating.isLoading || copying.isLoading,
    problem,
  };
}
