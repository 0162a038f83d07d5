import type { SolutionTask, SolutionView } from '@jahrring/contracts-admin';
import { isOver } from '@jahrring/contracts-common';
import { problemText, useLatestWork, useProblemToast, useT, WorkProgress } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import {
  Alert,
  Button,
  ConfirmDialog,
  ErrorState,
  Section,
  SegmentedControl,
  Skeletons,
  Stack,
} from '@jahrring/ui';
import { useState } from 'react';
import './industry.css';
import {
  useApplySolution,
  useSolutionPreview,
  useSolutionReport,
  useSolutionEnded,
  useSolutions,
  useRevertSolution,
} from './industry.api';
import { SolutionGroups } from './solution-groups';
import { isOutdated, SolutionStateBadge } from './solution-state';

/** Kind of the long work, as the service names it. */
const solutionWork = 'admin.industry-solution';

interface SolutionDetailProps {
  base: string;
  packageKey: string;
  onBack: () => void;
}

/** One industry solution: what it would do, doing it, what was done, and taking it back. */
export function SolutionDetail({ base, packageKey, onBack }: SolutionDetailProps) {
  const t = useT('admin');
  const query = useSolutions(base);

  const solution = query.data?.items.find(({ key }) => key === packageKey);
  if (query.error || !query.data) return <QueryState query={query} lines={4} />;
  return (
    <Stack gap={4}>
      <div>
        <Button variant="quiet" onClick={onBack}>
          {t('industry.back')}
        </Button>
      </div>
      {solution ? (
        <Solution base={base} solution={solution} />
      ) : (
        <Alert kind="warning">{t('industry.unknown')}</Alert>
      )}
    </Stack>
  );
}

function Solution({ base, solution }: { base: string; solution: SolutionView }) {
  const t = useT('admin');
  const [ended] = useSolutionEnded();
  const running = useLatestWork('admin', solutionWork)?.find((work) => !isOver(work));
  const [started, setStarted] = useState<string>();
  const { application, title, description } = solution;
  const isRunning = application?.state === 'running';
  const workId = started ?? (isRunning ? running?.id : undefined);
  return (
    <Section title={title} description={description} actions={<SolutionStateBadge solution={solution} />}>
      {workId ? (
        <WorkProgress key={workId} tool="admin" id={workId} label={title} onDone={() => void ended()}>
          {({ state }) => (state === 'done' ? <Alert kind="success">{t('industry.done')}</Alert> : null)}
        </WorkProgress>
      ) : null}
      {isRunning && !workId ? <Alert kind="info">{t('industry.busy')}</Alert> : null}
      {isRunning ? null : <Choice base={base} solution={solution} onStarted={setStarted} />}
    </Section>
  );
}

const views = ['apply', 'takeBack', 'report'] as const;
type View = (typeof views)[number];

interface ChoiceProps {
  base: string;
  solution: SolutionView;
  onStarted: (workId: string) => void;
}

/** Shows a preview of applying or of taking back, or the result of the last run. */
function Choice({ base, solution, onStarted }: ChoiceProps) {
  const t = useT('admin');
  const { application } = solution;
  const begin: View =
    application && application.state !== 'stopped' && !isOutdated(solution) ? 'report' : 'apply';
  const [chosen, setChosen] = useState<View>();
  const isKnown = application !== null;
  const view = isKnown ? (chosen ?? begin) : 'apply';
  const begun = (id: string) => {
    setChosen('report');
    onStarted(id);
  };
  return (
    <Stack gap={4}>
      {isKnown ? (
        <SegmentedControl
          label={t('industry.show')}
          value={view}
          onChange={setChosen}
          options={views.map((value) => ({ value, label: t(`industry.view.${value}`) }))}
        />
      ) : null}
      {view === 'report' ? (
        <Report base={base} solution={solution} />
      ) : (
        <Preview key={view} base={base} solution={solution} task={view} onStarted={begun} />
      )}
    </Stack>
  );
}

function Report({ base, solution }: { base: string; solution: SolutionView }) {
  const t = useT('admin');
  const query = useSolutionReport({ base, key: solution.key }, { refetchOnMountOrArgChange: true });
  if (query.error)
    return <ErrorState onRetry={() => void query.refetch()}>{problemText(t, query.error)}</ErrorState>;
  return query.data ? <SolutionGroups report={query.data} tense="was" /> : <Skeletons lines={6} />;
}

function Preview({ base, solution, task, onStarted }: ChoiceProps & { task: SolutionTask }) {
  const t = useT('admin');
  const toast = useProblemToast();
  const { key } = solution;
  const query = useSolutionPreview({ base, key, task }, { refetchOnMountOrArgChange: true });
  const [prices, setPrices] = useState<Record<string, string>>({});
  const [asking, setAsking] = useState(false);
  const [apply, applying] = useApplySolution();
  const [takeBack] = useRevertSolution();

  const report = query.data;
  if (query.error || !report) return <QueryState query={query} lines={6} />;
  const { number } = report;
  const begin = async () => {
    const started = task === 'apply' ? apply({ base, key, number, prices }) : takeBack({ base, key });
    const answer = await started;
    if (answer.error) {
      toast(answer.error);
      throw new Error('not started');
    }
    onStarted(answer.data.id);
  };
  const label = t(task === 'takeBack' ? 'industry.takeBack' : applyLabel(solution));
  return (
    <Stack gap={4}>
      <div>
        <Button
          variant={task === 'apply' ? 'primary' : 'danger'}
          loading={applying.isLoading}
          onClick={() => (task === 'apply' ? void begin().catch(() => undefined) : setAsking(true))}
        >
          {label}
        </Button>
      </div>
      <SolutionGroups
        report={report}
        tense="would"
        {...(task === 'apply' ? { agreed: { prices, onChange: setPrices } } : {})}
      />
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={begin}
        title={t('industry.takeBackTitle', { title: report.title })}
        confirmLabel={t('industry.takeBack')}
        danger
      >
        {t('industry.takeBackText')}
      </ConfirmDialog>
    </Stack>
  );
}

function applyLabel(solution: SolutionView): string {
  const { application } = solution;
  if (!application || application.state === 'takenBack') return 'industry.apply';
  if (application.state === 'stopped') return 'industry.goOn';
  return isOutdated(solution) ? 'industry.update' : 'industry.applyAgain';
}
