import type { DocumentView } from '@jahrring/contracts-documents';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Card } from '@jahrring/ui';
import { documentsPath } from '../document-list.api';

/** Versions of an offer that were sent before this one; their PDFs stay as they were. */
export function Revisions({ document }: { document: DocumentView }) {
  const t = useT('documents');
  const format = useFormat();
  if (document.revisions.length === 0) return null;
  return (
    <Card title={t('revisions.title')}>
      <ul className="documents-plain">
        {document.revisions.map(({ revision, issuedAt }) => (
          <li key={revision}>
            <a
              href={`${documentsPath}/${document.id}/revisions/${revision}/pdf`}
              target="_blank"
              rel="noreferrer"
            >
              {t('revisions.item', { number: revision + 1 })}
            </a>{' '}
            {format.dateTime(issuedAt)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
