import { fileLimits } from '@jahrring/contracts-common';
import {
  isDraft,
  type AnnexView,
  type DayReportChoice,
  type DocumentView,
} from '@jahrring/contracts-documents';
import { downloadUrl, problemOf, problemText, useAbility, useFormat, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Button, Card, IconButton, Stack } from '@jahrring/ui';
import { FileDrop } from '@jahrring/ui/form';
import { useState } from 'react';
import { paperclipIcon, trashIcon } from '@jahrring/ui/icons';
import { annexPath, useAddAnnex, useAnnexes, useAttachDayReports, useRemoveAnnex } from './annex.api';
import './annex.css';

/** Files that go with a document: added while it is a draft, frozen and mailed with it. */
export function AnnexPanel({ document }: { document: DocumentView }) {
  const t = useT('documents');
  const mayManage = useAbility().can('tools.document.manage');
  const { data } = useAnnexes(document.id);
  const isOpen = isDraft(document) && mayManage;
  if (!data || (!isOpen && data.items.length === 0)) return null;
  return (
    <Card title={t('annex.title')}>
      <Stack gap={4}>
        {data.items.length > 0 ? (
          <ul className="documents-annexes">
            {data.items.map((annex) => (
              <Annex key={annex.id} annex={annex} documentId={document.id} isOpen={isOpen} />
            ))}
          </ul>
        ) : null}
        {isOpen ? <AddAnnex documentId={document.id} /> : null}
        {isOpen ? <DayReports documentId={document.id} reports={data.dayReports} /> : null}
      </Stack>
    </Card>
  );
}

interface AnnexProps {
  annex: AnnexView;
  documentId: string;
  isOpen: boolean;
}

function Annex({ annex, documentId, isOpen }: AnnexProps) {
  const t = useT('documents');
  const attempt = useAttempt();
  const [remove] = useRemoveAnnex();
  const removeAnnex = () => attempt(() => remove({ id: documentId, annex }).unwrap());
  return (
    <li>
      <a href={downloadUrl(annexPath(documentId, annex.id))} download>
        {annex.name}
      </a>
      {isOpen ? (
        <IconButton
          icon={trashIcon}
          label={t('annex.remove', { name: annex.name })}
          onClick={() => void removeAnnex()}
        />
      ) : null}
    </li>
  );
}

function AddAnnex({ documentId }: { documentId: string }) {
  const t = useT('documents');
  const [add] = useAddAnnex();
  const [error, setError] = useState<string>();
  const upload = async (files: File[]) => {
    setError(undefined);
    try {
      for (const file of files) await add({ id: documentId, file }).unwrap();
    } catch (problem) {
      const [field] = problemOf(problem).fields ?? [];
      setError(field ? t(field.key, field.params) : problemText(t, problem));
    }
  };
  return (
    <FileDrop
      label={t('annex.add')}
      description={t('annex.hint')}
      files={[]}
      onChange={(files) => void upload(files)}
      maxSize={fileLimits.attachment}
      multiple
      {...(error === undefined ? {} : { error })}
    />
  );
}

/** Signed day reports of the project that are not attached yet. */
function DayReports({ documentId, reports }: { documentId: string; reports: readonly DayReportChoice[] }) {
  const t = useT('documents');
  const format = useFormat();
  const attempt = useAttempt();
  const [attach, { isLoading }] = useAttachDayReports();
  const free = reports.filter(({ attached }) => !attached);
  if (free.length === 0) return null;
  const attachFiles = (ids: string[]) => attempt(() => attach({ id: documentId, ids }).unwrap());
  return (
    <div>
      <p className="documents-annexes__title">{t('annex.dayReports')}</p>
      <ul className="documents-annexes">
        {free.map(({ id, number, workDate, signedBy }) => (
          <li key={id}>
            <span>{[number, format.date(workDate), signedBy].filter(Boolean).join(' · ')}</span>
            <Button
              size="small"
              icon={paperclipIcon}
              disabled={isLoading}
              onClick={() => void attachFiles([id])}
            >
              {t('annex.attach')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
