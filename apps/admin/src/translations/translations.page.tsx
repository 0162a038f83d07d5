import { type TranslationView } from '@jahrring/contracts-admin';
import { downloadUrl, saveFile, useProblemToast, useT } from '@jahrring/tool-kit';
import { type Locale } from '@jahrring/contracts-common';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { ActionMenu, Button, Card, EmptyState, PageFrame } from '@jahrring/ui';
import { Suspense, lazy, useState } from 'react';
import { downloadIcon, uploadIcon } from '@jahrring/ui/icons';
import { TextLine } from './text-line';
import { type TextFilter, TranslationFilter } from './translation-filter';
import { exportUrl, useTexts } from './translations.api';
import { useFilter } from './use-filter';
import './translations.css';

const TextHistory = lazy(async () => ({ default: (await import('./text-history')).TextHistory }));

const step = 25;
const most = 200;

/** The product's texts by language: what is missing, changing one, its history, files. */
export function Component() {
  const t = useT('admin');
  const toast = useProblemToast();
  const [filter, change] = useFilter();
  const { locale } = filter;
  const save = (format: 'csv' | 'json') => {
    const url = downloadUrl(exportUrl(format), { locale });
    saveFile({ url }, `texts-${locale}.${format}`).catch(toast);
  };
  return (
    <PageFrame
      title={t('title.translations')}
      actions={
        <>
          <Button variant="secondary" icon={uploadIcon} to={`/translations/import?locale=${locale}`}>
            {t('actions.import')}
          </Button>
          <ActionMenu
            text={t('actions.export')}
            icon={downloadIcon}
            variant="secondary"
            items={[
              { label: t('translations.csv'), onClick: () => save('csv') },
              { label: t('translations.json'), onClick: () => save('json') },
            ]}
          />
        </>
      }
    >
      <Texts filter={filter} onFilter={change} />
    </PageFrame>
  );
}

interface TextsProps {
  filter: TextFilter;
  onFilter: (patch: Partial<TextFilter>) => void;
}

function Texts({ filter, onFilter }: TextsProps) {
  const t = useT('admin');
  const { locale, namespace, search, show } = filter;
  const [pageSize, setPageSize] = usePageSize([locale, namespace, search, show].join('|'));
  const { data, error, refetch } = useTexts({
    locale,
    show,
    pageSize,
    ...(namespace ? { namespace } : {}),
    ...(search ? { search } : {}),
  });
  return (
    <>
      <Card>
        <TranslationFilter filter={filter} onChange={onFilter} list={data} />
      </Card>
      {data ? null : <QueryState query={{ error, refetch }} lines={8} />}
      {data?.items.length === 0 ? <EmptyState title={t(`translations.none.${show}`)} /> : null}
      {data && data.items.length > 0 ? <List locale={locale} items={data.items} /> : null}
      {data && data.total > data.items.length && pageSize < most ? (
        <Button variant="secondary" onClick={() => setPageSize(Math.min(most, pageSize + step))}>
          {t('translations.more', { shown: data.items.length, total: data.total })}
        </Button>
      ) : null}
    </>
  );
}

/** Returns the number of shown items and its setter; a different query starts again. */
function usePageSize(question: string): [number, (size: number) => void] {
  const [shown, setShown] = useState({ question, size: step });
  const size = shown.question === question ? shown.size : step;
  return [size, (next) => setShown({ question, size: next })];
}

function List({ locale, items }: { locale: Locale; items: readonly TranslationView[] }) {
  const [looking, setLooking] = useState<TranslationView>();
  return (
    <Card>
      <ul className="admin-texts">
        {items.map((view) => (
          <TextLine
            key={`${view.namespace}:${view.key}`}
            locale={locale}
            view={view}
            onHistory={() => setLooking(view)}
          />
        ))}
      </ul>
      {looking ? (
        <Suspense>
          <TextHistory locale={locale} view={looking} onClose={() => setLooking(undefined)} />
        </Suspense>
      ) : null}
    </Card>
  );
}
