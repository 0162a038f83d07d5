import { creatableTypes, type DocumentListItem } from '@jahrring/contracts-documents';
import { useAbility, useFormat, useListState, useT } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { ActionMenu, Row, Stack } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { useMemo } from 'react';
import { plusIcon } from '@jahrring/ui/icons';
import { typeIcons } from '../create-document/type-icons';
import { useDocumentList } from '../document-list.api';
import { documentColumns } from './document-columns';
import { showPdf } from './show-pdf';
import { editPath } from './use-row-actions';

interface RecordDocumentsProps {
  /** `projectId` or `addressId`, by which the list is narrowed. */
  field: 'projectId' | 'addressId';
  id: string;
}

/** URL parameters by which the page of a new document receives its record. */
const beginsWith = { projectId: 'project', addressId: 'recipient' } as const;

/** The documents of one project or customer, on its page; whoever may not edit them reads their PDF. */
export function RecordDocuments({ field, id }: RecordDocumentsProps) {
  const t = useT('documents');
  const format = useFormat();
  const { can } = useAbility();
  const list = useListState({ defaultSort: '-documentDate,-number', prefix: 'documents.' });
  const query = useDocumentList({ ...list.args, [`filter[${field}]`]: id });
  const columns = useMemo(() => documentColumns(t, format, false), [t, format]);
  const mayManage = can('tools.document.manage');
  const create = mayManage ? (
    <ActionMenu
      text={t('list.createAny')}
      icon={plusIcon}
      variant="primary"
      items={creatableTypes.map((type) => ({
        label: t(`type.${type}`),
        icon: typeIcons[type],
        to: `/documents/create/${type}?${beginsWith[field]}=${id}`,
      }))}
    />
  ) : undefined;
  return (
    <Stack>
      {query.data?.total ? <Row justify="end">{create}</Row> : null}
      <DataGrid<DocumentListItem>
        label={t('title.list')}
        columns={columns}
        {...gridOf(t, list, query)}
        rowLabel={(row) => `${row.number ?? t('list.draft')} ${row.title}`}
        {...(mayManage ? { rowTo: editPath } : { onOpenRow: showPdf })}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: create }}
        storageKey={`documents.${field}`}
      />
    </Stack>
  );
}
