import type { AbsenceView } from '@jahrring/contracts-time';
import { problemText, useT } from '@jahrring/tool-kit';
import {
  Button,
  Card,
  Checkbox,
  EmptyState,
  ErrorState,
  PageFrame,
  Row,
  Skeletons,
  Stack,
} from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { checkIcon, xIcon } from '@jahrring/ui/icons';
import { useDecision } from './use-decision';
import '../my-time/my-time.css';
import { useAbsences } from './absence.api';
import { AbsenceImpact } from './absence-impact';
import { AbsenceRow } from './absence-row';
import './absences.css';
import { EndButton } from './my-absences';

const DeclineDialog = lazy(async () => ({ default: (await import('./decline-dialog')).DeclineDialog }));

/** With more requests each is looked into when somebody wants to. */
const mostOpened = 10;

/** Requests that wait for the reader, and what was decided. */
export function Component() {
  const t = useT('time');
  const waiting = useAbsences({ 'filter[state]': 'requested', sort: 'startsOn', pageSize: 100 });
  const { currentData: past } = useAbsences({ 'filter[state]': 'approved,declined,cancelled', pageSize: 25 });
  const { currentData, error, refetch } = waiting;
  const open = currentData?.items.filter(({ canDecide }) => canDecide);
  return (
    <PageFrame title={t('title.absenceRequests')}>
      <Stack gap={6}>
        <Card title={t('absence.decide.waiting')}>
          {error && !currentData ? (
            <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>
          ) : null}
          {!open && !error ? <Skeletons lines={3} lineHeight="3.5rem" /> : null}
          {open?.length === 0 ? <EmptyState title={t('absence.decide.none')} /> : null}
          {open && open.length > 0 ? <OpenRequests open={open} /> : null}
        </Card>
        {past && past.items.length > 0 ? (
          <Card title={t('absence.decide.history')}>
            <ul className="time-absences">
              {past.items.map((absence) => (
                <AbsenceRow key={absence.id} absence={absence} named>
                  <EndButton absence={absence} />
                </AbsenceRow>
              ))}
            </ul>
          </Card>
        ) : null}
      </Stack>
    </PageFrame>
  );
}

function OpenRequests({ open }: { open: readonly AbsenceView[] }) {
  const t = useT('time');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [declining, setDeclining] = useState(false);
  const chosen = open.filter(({ id }) => !left.has(id));
  const { decide, busy } = useDecision(() => setDeclining(false));
  const toggle = (id: string, on: boolean): void =>
    setLeft((before) => new Set(on ? [...before].filter((one) => one !== id) : [...before, id]));
  return (
    <>
      <Row justify="between">
        <Checkbox
          label={t('absence.decide.all')}
          checked={chosen.length === open.length}
          indeterminate={chosen.length > 0 && chosen.length < open.length}
          onChange={(on) => setLeft(new Set(on ? [] : open.map(({ id }) => id)))}
        />
        <Row>
          <Button icon={xIcon} disabled={chosen.length === 0} onClick={() => setDeclining(true)}>
            {t('absence.decide.decline', { number: chosen.length })}
          </Button>
          <Button
            variant="primary"
            icon={checkIcon}
            loading={busy}
            disabled={chosen.length === 0}
            onClick={() => void decide(chosen, true)}
          >
            {t('absence.decide.approve', { number: chosen.length })}
          </Button>
        </Row>
      </Row>
      <ul className="time-absences">
        {open.map((absence) => (
          <AbsenceRow
            key={absence.id}
            absence={absence}
            named
            before={
              <Checkbox
                label={t('absence.decide.select', { name: absence.employeeName })}
                hideLabel
                checked={!left.has(absence.id)}
                onChange={(on) => toggle(absence.id, on)}
              />
            }
            more={<AbsenceImpact absenceId={absence.id} opened={open.length <= mostOpened} />}
          />
        ))}
      </ul>
      {declining ? (
        <Suspense>
          <DeclineDialog
            onClose={() => setDeclining(false)}
            onDecline={(reason) => decide(chosen, false, reason)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
