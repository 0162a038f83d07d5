import { isOpenLot, type LotView } from '@jahrring/contracts-timber';
import {
  downloadUrl,
  problemOf,
  problemText,
  useAbility,
  useFormat,
  useParams,
  useT,
} from '@jahrring/tool-kit';
import { Alert, Button, Card, DescriptionList, ErrorState, PageFrame, Skeletons, Stack } from '@jahrring/ui';
import { cubic } from '../figures';
import { LotForwarding } from '../forwarding/lot-forwarding';
import { lotsUrl, useLot } from '../lot.api';
import { LotStateBadge } from '../lot-state-badge';
import { LotMill } from '../mill/lot-mill';
import { LotActions } from './lot-actions';
import { LotDocumentLink } from './lot-document-link';
import { LotStems } from './lot-stems';
import { LotSumsTable } from './lot-sums-table';

const crumbs = (label: string) => [{ label, to: '/timber' }];

/** One lot: where it lies, what is in it, whose it will be. */
export function Component() {
  const t = useT('timber');
  const { id = '' } = useParams();
  const { currentData: lot, error, refetch } = useLot(id, { refetchOnMountOrArgChange: true });
  if (lot) return <LotPage lot={lot} />;
  return (
    <PageFrame title={t('lot.title.one')} breadcrumbs={crumbs(t('lot.title.list'))}>
      {error ? (
        <ErrorState
          title={problemOf(error).status === 404 ? t('lot.hint.missing') : problemText(t, error)}
          onRetry={() => void refetch()}
          actions={<Button to="/timber">{t('lot.title.list')}</Button>}
        />
      ) : (
        <Skeletons lines={10} />
      )}
    </PageFrame>
  );
}

function LotPage({ lot }: { lot: LotView }) {
  const t = useT('timber');
  const sells = useAbility().can('tools.timber.manage');
  return (
    <PageFrame
      title={`${lot.number} ${lot.title}`}
      titleExtra={<LotStateBadge state={lot.state} />}
      breadcrumbs={crumbs(t('lot.title.list'))}
      actions={lot.deletedAt ? undefined : <LotActions lot={lot} />}
    >
      <Stack gap={6}>
        {lot.deletedAt ? <Alert kind="warning">{t('lot.hint.deleted')}</Alert> : null}
        <Facts lot={lot} />
        <Card title={t('lot.sums.title')} flush>
          <LotSumsTable lot={lot} />
        </Card>
        <LotForwarding lot={lot} />
        {sells && lot.deletedAt === null && !isOpenLot(lot.state) ? <LotMill lot={lot} /> : null}
        {lot.kind === 'stems' ? <LotStems lot={lot} /> : null}
      </Stack>
    </PageFrame>
  );
}

function Facts({ lot }: { lot: LotView }) {
  const t = useT('timber');
  const format = useFormat();
  const position =
    lot.latitude === null || lot.longitude === null ? null : (
      <a
        href={`https://www.openstreetmap.org/?mlat=${lot.latitude}&mlon=${lot.longitude}#map=16/${lot.latitude}/${lot.longitude}`}
      >
        {`${lot.latitude}, ${lot.longitude}`}
      </a>
    );
  return (
    <Card>
      {lot.hasPhoto ? (
        <img
          className="timber-photo"
          src={downloadUrl(`${lotsUrl}/${lot.id}/photo?version=${lot.version}`)}
          alt={t('lot.photo.of', { title: lot.title })}
        />
      ) : null}
      <DescriptionList
        columns={3}
        items={[
          { label: t('lot.field.volume'), value: cubic(format, lot.volume) },
          lot.kind === 'stems' && { label: t('lot.field.stemCount'), value: format.number(lot.stemCount) },
          lot.quantity !== null &&
            lot.unit !== null && {
              label: t('lot.field.quantity'),
              value: `${cubic(format, lot.quantity)} ${t(`unit.${lot.unit}`)}`,
            },
          { label: t('lot.field.measuredOn'), value: format.date(lot.measuredOn) },
          { label: t('lot.field.originId'), value: lot.originTitle },
          { label: t('place.words'), value: lot.place },
          position !== null && { label: t('place.position'), value: position },
          { label: t('lot.field.buyerId'), value: lot.buyerName },
          lot.document !== null && {
            label: t('lot.field.documentId'),
            value: <LotDocumentLink document={lot.document} />,
          },
          lot.soldOn !== null && { label: t('lot.field.soldOn'), value: format.date(lot.soldOn) },
          lot.note !== null && { label: t('lot.field.note'), value: lot.note, wide: true },
        ]}
      />
    </Card>
  );
}
