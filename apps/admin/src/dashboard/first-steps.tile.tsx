import { firstSteps } from '@jahrring/contracts-admin';
import { Link, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, Icon, Ring, Row, Stack, Text, Tile, VisuallyHidden } from '@jahrring/ui';
import { circleCheckIcon, circleIcon } from '@jahrring/ui/icons';
import '../admin.css';
import { useCloseFirstSteps, useCountOfList, useFirstSteps } from '../applications/applications.api';

const pages = {
  profile: '/settings/license',
  people: '/settings/employees/create',
  chart: '/settings/chart_of_accounts/import',
  industry: '/settings/industry_solutions',
} as const;

/** Steps in other tools: done once their list has a record. */
const others = [
  { step: 'customer', list: '/api/addresses/addresses', to: '/addresses/create' },
  { step: 'project', list: '/api/projects/projects', to: '/projects/create' },
  { step: 'hour', list: '/api/time/entries', to: '/timetables/create' },
] as const;

interface Step {
  step: string;
  to: string;
  done: boolean;
}

/** The tile lists the first steps of a new licence. It is not drawn when all are done, when it was put away, or after 60 days. */
export function Component() {
  const { data } = useFirstSteps();
  if (!data || data.closed) return null;
  return <FirstSteps done={data.done} />;
}

function FirstSteps({ done }: { done: readonly string[] }) {
  const [customers, projects, hours] = [
    useCountOfList(others[0].list),
    useCountOfList(others[1].list),
    useCountOfList(others[2].list),
  ];
  const counts = [customers, projects, hours];
  if (counts.some(({ isLoading }) => isLoading)) return null;
  const steps: Step[] = [
    ...firstSteps.map((step) => ({ step, to: pages[step], done: done.includes(step) })),
    ...others.map(({ step, to }, at) => ({ step, to, done: (counts[at]?.data?.total ?? 0) > 0 })),
  ];
  return steps.every((step) => step.done) ? null : <Checklist steps={steps} />;
}

function Checklist({ steps }: { steps: readonly Step[] }) {
  const t = useT('admin');
  const toast = useProblemToast();
  const [close, closing] = useCloseFirstSteps();
  const reached = steps.filter(({ done }) => done).length;
  const text = t('firstSteps.reached', { done: reached, of: steps.length });
  return (
    <Tile
      title={t('firstSteps.title')}
      state="ready"
      empty=""
      actions={
        <Button size="small" loading={closing.isLoading} onClick={() => void close().unwrap().catch(toast)}>
          {t('firstSteps.close')}
        </Button>
      }
    >
      <Stack gap={3}>
        <Row gap={4} noWrap>
          <Ring value={reached / steps.length} label={t('firstSteps.title')} valueText={text} size={56}>
            {reached}
          </Ring>
          <Text>{text}</Text>
        </Row>
        <ul className="admin-steps">
          {steps.map(({ step, to, done }) => (
            <li key={step} className="admin-steps__step">
              <Icon name={done ? circleCheckIcon : circleIcon} />
              {done ? (
                <Text tone="muted">
                  {t(`firstSteps.steps.${step}`)}
                  <VisuallyHidden> {t('firstSteps.done')}</VisuallyHidden>
                </Text>
              ) : (
                <Link to={to}>{t(`firstSteps.steps.${step}`)}</Link>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </Tile>
  );
}
