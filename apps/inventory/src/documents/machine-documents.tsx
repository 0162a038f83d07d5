import type { MachineDocumentView, MachineView } from '@jahrring/contracts-inventory';
import { downloadUrl, useAbility, useT } from '@jahrring/tool-kit';
import { Button, IconButton, Row, Section, Skeletons, Stack, Text } from '@jahrring/ui';
import { editIcon, plusIcon, trashIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { DueDay } from '../personal/due-day';
import { useTitledRemoval } from '../use-titled-removal';
import {
  documentFileUrl,
  useMachineDocuments,
  useRemoveMachineDocument,
  useRestoreMachineDocument,
} from './documents.api';

const DocumentDialog = lazy(async () => ({ default: (await import('./document.dialog')).DocumentDialog }));

/** Papers of a machine with the last day they are valid. */
export function MachineDocuments({ machine }: { machine: MachineView }) {
  const t = useT('inventory');
  const { can } = useAbility();
  const { data } = useMachineDocuments({ 'filter[machineId]': machine.id, pageSize: '100' });
  const [adding, setAdding] = useState(false);
  const mayManage = can('tools.machine_inventory.manage') && !machine.deletedAt;
  return (
    <Section title={t('document.title')}>
      {data ? (
        <Stack gap={3}>
          {data.items.length === 0 ? <Text tone="muted">{t('document.none')}</Text> : null}
          {data.items.map((document) => (
            <DocumentRow key={document.id} document={document} mayManage={mayManage} />
          ))}
          {mayManage ? (
            <Row>
              <Button icon={plusIcon} onClick={() => setAdding(true)}>
                {t('document.add')}
              </Button>
            </Row>
          ) : null}
          <Suspense>
            {adding ? <DocumentDialog machineId={machine.id} onClose={() => setAdding(false)} /> : null}
          </Suspense>
        </Stack>
      ) : (
        <Skeletons lines={2} />
      )}
    </Section>
  );
}

function DocumentRow({ document, mayManage }: { document: MachineDocumentView; mayManage: boolean }) {
  const t = useT('inventory');
  const [removeOne] = useRemoveMachineDocument();
  const [restoreOne] = useRestoreMachineDocument();
  const removal = useTitledRemoval({
    remove: ({ id, version }) => removeOne({ id, version }).unwrap(),
    restore: ({ id }) => restoreOne(id).unwrap(),
  });
  const [editing, setEditing] = useState(false);
  const { id, machineId, title, kind, validUntil, hasFile } = document;
  return (
    <Row justify="between">
      <Stack gap={1}>
        {hasFile ? (
          <a href={downloadUrl(documentFileUrl(id))} target="_blank" rel="noopener">
            {title}
          </a>
        ) : (
          <Text strong>{title}</Text>
        )}
        <Text tone="muted">{t(`document.kind.${kind}`)}</Text>
      </Stack>
      <Row>
        {validUntil ? <DueDay day={validUntil} /> : null}
        {mayManage ? (
          <IconButton
            icon={editIcon}
            label={t('document.edit', { title })}
            onClick={() => setEditing(true)}
          />
        ) : null}
        {mayManage ? (
          <IconButton
            icon={trashIcon}
            label={t('document.remove', { title })}
            onClick={() => void removal.remove(document)}
          />
        ) : null}
      </Row>
      <Suspense>
        {editing ? (
          <DocumentDialog machineId={machineId} document={document} onClose={() => setEditing(false)} />
        ) : null}
      </Suspense>
    </Row>
  );
}
