import { documentTypes, type DocumentView } from '@jahrring/contracts-documents';
import { addEndpoints } from '@jahrring/tool-kit';
import { documentsPath, documentTags } from '../document-list.api';

/** Most documents of one strip; a longer chain shows those nearest. */
const longest = 30;

/** The chain of a document: itself and all that come before and after it, by type and date. */
const chainApi = addEndpoints(documentTags, (build) => ({
  documentsGetChain: build.query<DocumentView[], string>({
    queryFn: async (id, _api, _extra, base) => {
      const found = new Map<string, DocumentView>();
      let next = [id];
      while (next.length > 0 && found.size < longest) {
        const answers = await Promise.all(
          next.map(async (one) => base({ url: `${documentsPath}/${one}`, onRefusal: 'pass' })),
        );
        for (const { data } of answers) {
          // A document out of one's reach ends the chain there.
          if (data) found.set((data as DocumentView).id, data as DocumentView);
        }
        const linked = [...found.values()].flatMap((document) => document.links.map(({ other }) => other.id));
        next = [...new Set(linked)].filter((one) => !found.has(one) && !next.includes(one));
      }
      return { data: [...found.values()].sort(byPlace) };
    },
    providesTags: ['documents/Document'],
  }),
}));

export const { useDocumentsGetChainQuery: useChain } = chainApi;

function byPlace(one: DocumentView, other: DocumentView): number {
  const types = documentTypes.indexOf(one.type) - documentTypes.indexOf(other.type);
  return types || one.createdAt.localeCompare(other.createdAt);
}
