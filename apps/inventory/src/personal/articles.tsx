import {
  personalArticleListSpec,
  personalKinds,
  type PersonalArticleView,
} from '@jahrring/contracts-inventory';
import { useFormat, useListExport, useListState, useT } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { ActionMenu, Badge, Button, Row, Stack } from '@jahrring/ui';
import { DataGrid, type GridColumn } from '@jahrring/ui/grid';
import { alertIcon, editIcon, plusIcon, trashIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useTitledRemoval } from '../use-titled-removal';
import {
  articlesUrl,
  usePersonalArticles,
  useRemovePersonalArticle,
  useRestorePersonalArticle,
} from './personal.api';

const ArticleDrawer = lazy(async () => ({ default: (await import('./article.drawer')).ArticleDrawer }));
const ReceiptDialog = lazy(async () => ({ default: (await import('./receipt.dialog')).ReceiptDialog }));

type Opened = { what: 'edit'; id: string | undefined } | { what: 'receive'; article: PersonalArticleView };

/** Articles with what lies in the store and what people hold. */
export function Articles() {
  const t = useT('inventory');
  const format = useFormat();
  const list = useListState({ defaultSort: personalArticleListSpec.defaultSort });
  const query = usePersonalArticles(list.args, { refetchOnMountOrArgChange: true });
  const exportItems = useListExport(`${articlesUrl}/export`, list.args, t('personal.tab.articles'));
  const [opened, setOpened] = useState<Opened | null>(null);
  const removal = useArticleRemoval();
  const close = () => setOpened(null);
  const create = (
    <Button variant="primary" icon={plusIcon} onClick={() => setOpened({ what: 'edit', id: undefined })}>
      {t('personal.newArticle')}
    </Button>
  );
  return (
    <Stack>
      <Row>
        {create}
        <ActionMenu items={exportItems} />
      </Row>
      <DataGrid<PersonalArticleView>
        label={t('personal.tab.articles')}
        columns={articleColumns(t, (value) => format.number(value))}
        {...gridOf(t, list, query)}
        rowLabel={({ title }) => title}
        onOpenRow={({ id }) => setOpened({ what: 'edit', id })}
        isMuted={({ active }) => !active}
        rowActions={(article) => [
          {
            label: t('action.edit'),
            icon: editIcon,
            onClick: () => setOpened({ what: 'edit', id: article.id }),
          },
          !article.serial && {
            label: t('personal.receive'),
            icon: plusIcon,
            onClick: () => setOpened({ what: 'receive', article }),
          },
          {
            label: t('action.delete'),
            icon: trashIcon,
            danger: true,
            onClick: () => void removal.remove(article),
          },
        ]}
        searchable
        empty={{ title: t('personal.noArticles'), text: t('personal.noArticlesText'), action: create }}
        storageKey="inventory.personal.articles"
      />
      <Suspense>
        {opened?.what === 'edit' ? <ArticleDrawer key={opened.id} id={opened.id} onClose={close} /> : null}
        {opened?.what === 'receive' ? <ReceiptDialog article={opened.article} onClose={close} /> : null}
      </Suspense>
    </Stack>
  );
}

function useArticleRemoval() {
  const [removeOne] = useRemovePersonalArticle();
  const [restoreOne] = useRestorePersonalArticle();
  return useTitledRemoval({
    remove: ({ id, version }) => removeOne({ id, version }).unwrap(),
    restore: ({ id }) => restoreOne(id).unwrap(),
  });
}

function articleColumns(
  t: (key: string) => string,
  figure: (value: number) => string,
): GridColumn<PersonalArticleView>[] {
  return [
    { id: 'title', header: t('personal.article'), value: (row) => row.title, sortable: true, filter: true },
    {
      id: 'kind',
      header: t('field.kind'),
      value: (row) => t(`personal.kind.${row.kind}`),
      sortable: true,
      filter: {
        kind: 'options',
        options: personalKinds.map((value) => ({ value, label: t(`personal.kind.${value}`) })),
      },
    },
    {
      id: 'articleNumber',
      header: t('field.articleNumber'),
      value: (row) => row.articleNumber,
      sortable: true,
    },
    {
      id: 'low',
      header: t('personal.low'),
      value: (row) => (row.stock < row.minimum ? t('personal.low') : null),
      cell: (row) =>
        row.stock < row.minimum ? (
          <Badge tone="bernstein" icon={alertIcon}>
            {t('personal.low')}
          </Badge>
        ) : null,
      filter: { kind: 'boolean' },
      card: 'badge',
    },
    {
      id: 'stock',
      header: t('personal.stock'),
      value: (row) => figure(row.stock),
      align: 'end',
      sortable: true,
    },
    {
      id: 'minimum',
      header: t('personal.minimum'),
      value: (row) => figure(row.minimum),
      align: 'end',
      sortable: true,
    },
    { id: 'held', header: t('personal.held'), value: (row) => figure(row.held), align: 'end' },
  ];
}
