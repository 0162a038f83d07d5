import { Link, useLocale, useSearchParams, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Button, Card, EmptyState, PageFrame, Row, Skeletons, Stack } from '@jahrring/ui';
import { plusIcon } from '@jahrring/ui/icons';
import { lazy, Suspense } from 'react';
import { wordsIn } from '../plugins/planned/words';
import { CampaignProgress, CampaignStateBadge } from './campaign-state';
import { useCampaignList } from './campaigns.api';
import '../admin.css';

const path = '/admin/crowdfunding';
const OneCampaign = lazy(async () => ({ default: (await import('./campaign-page')).CampaignPage }));
const NewCampaign = lazy(async () => ({ default: (await import('./create-campaign')).CreateCampaignPage }));

const BillingLicence = lazy(async () => ({ default: (await import('./billing-licence')).BillingLicence }));

const IdeaList = lazy(async () => ({ default: (await import('../ideas/idea-list')).IdeaListView }));
const OneIdea = lazy(async () => ({ default: (await import('../ideas/idea-page')).IdeaPage }));

/** The campaigns of the installation; `?id=` one of them, `?new` the form of another, `?tab=ideas` what licences wish for. */
export function Component() {
  const [params] = useSearchParams();
  const id = params.get('id');
  const idea = params.get('idea');
  if (idea !== null)
    return (
      <Suspense>
        <OneIdea key={idea} id={idea} path={path} />
      </Suspense>
    );
  if (id === null && !params.has('new')) return <CampaignListPage ideas={params.get('tab') === 'ideas'} />;
  return <Suspense>{id === null ? <NewCampaign /> : <OneCampaign key={id} id={id} />}</Suspense>;
}

function CampaignListPage({ ideas }: { ideas: boolean }) {
  const t = useT('admin');
  return (
    <PageFrame
      title={t(ideas ? 'idea.ideas' : 'title.crowdfunding')}
      subtitle={t('campaign.subtitle')}
      tabs={[
        { label: t('title.crowdfunding'), to: path, active: !ideas },
        { label: t('idea.ideas'), to: `${path}?tab=ideas`, active: ideas },
      ]}
      actions={
        ideas ? null : (
          <Button variant="primary" icon={plusIcon} to={`${path}?new`}>
            {t('campaign.create')}
          </Button>
        )
      }
    >
      {ideas ? (
        <Suspense fallback={<Skeletons lines={4} lineHeight="6rem" />}>
          <IdeaList path={path} />
        </Suspense>
      ) : (
        <Stack gap={5}>
          <CampaignCards />
          <Suspense>
            <BillingLicence />
          </Suspense>
        </Stack>
      )}
    </PageFrame>
  );
}

function CampaignCards() {
  const t = useT('admin');
  const locale = useLocale();
  const query = useCampaignList(undefined, { refetchOnMountOrArgChange: true });

  const items = query.data?.items;
  if (query.error || !items) return <QueryState query={query} lines={4} lineHeight="6rem" />;
  if (items.length === 0) return <EmptyState title={t('campaign.none')}>{t('campaign.noneText')}</EmptyState>;
  return (
    <Stack gap={3}>
      {items.map((campaign) => {
        const name = wordsIn(campaign.plugin.title, locale);
        return (
          <Card key={campaign.id}>
            <Stack gap={3}>
              <Row justify="between">
                <Link to={`${path}?id=${campaign.id}`}>{name}</Link>
                <CampaignStateBadge state={campaign.state} />
              </Row>
              <CampaignProgress campaign={campaign} name={name} />
            </Stack>
          </Card>
        );
      })}
    </Stack>
  );
}
