import type { TimerAnswer } from '@jahrring/contracts-time';
import { bus, problemOf, problemText, useConnection, useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Button, Card, Row, Skeletons, Stack, Text } from '@jahrring/ui';
import { useEffect, useRef, useState } from 'react';
import { useEntryForm } from '../time.api';
import { useStartTimer, useStopTimer, useTimer } from '../timer/timer.api';
import { useDistance } from './use-distance';
import type { KnownQrCode } from './known-codes';

interface CodeFoundProps {
  code: KnownQrCode;
  onAgain: () => void;
}

type Outcome = { kind: 'started' | 'stopped'; answer: TimerAnswer } | { kind: 'failed'; error: unknown };

/** What was scanned is booked at once: the timer starts on its project, or stops where it runs on it already. */
export function CodeFound({ code, onAgain }: CodeFoundProps) {
  const t = useT('time');
  const connected = useConnection();
  const outcome = useBooking(code, connected);
  const target = `/timetables/create?projectId=${code.projectId ?? ''}`;
  return (
    <Card title={`${code.number} · ${code.title}`}>
      <Stack gap={4}>
        <FarAway code={code} />
        {connected && code.projectId ? <Booked outcome={outcome} /> : null}
        {connected || !code.projectId ? null : <Text>{t('scan.offline')}</Text>}
        {code.projectId ? null : <Text>{t('scan.noProject')}</Text>}
        <Row gap={3}>
          <Button variant={outcome?.kind === 'started' ? 'secondary' : 'primary'} icon="plus" to={target}>
            {t('scan.record')}
          </Button>
          <Button icon="qr-code" onClick={onAgain}>
            {t('scan.again')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

/** Told, never in the way. */
function FarAway({ code }: { code: KnownQrCode }) {
  const t = useT('time');
  const format = useFormat();
  const { currentData: form } = useEntryForm(undefined);
  const metres = useDistance(code);
  if (metres === null || !form || metres <= form.settings.scanDistanceMetres) return null;
  return (
    <Alert kind="warning" title={t('scan.farTitle')}>
      {t('scan.far', { metres: format.number(metres) })}
    </Alert>
  );
}

function Booked({ outcome }: { outcome: Outcome | null }) {
  const t = useT('time');
  const format = useFormat();
  if (!outcome) return <Skeletons lines={1} />;
  if (outcome.kind === 'failed') {
    return (
      <Alert kind="error" title={t('scan.error.failed')}>
        {problemText(t, problemOf(outcome.error))}
      </Alert>
    );
  }
  const { kind, answer } = outcome;
  const hours = format.duration(answer.entry?.seconds ?? 0);
  return <Alert kind="success">{t(`scan.${kind}`, { hours })}</Alert>;
}

/** One scan is one action, however often the page draws itself. */
function useBooking({ projectId }: KnownQrCode, connected: boolean): Outcome | null {
  const { currentData: present } = useTimer(undefined, { skip: !connected, refetchOnMountOrArgChange: true });
  const [start] = useStartTimer();
  const [stop] = useStopTimer();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const done = useRef(false);
  useEffect(() => {
    if (!connected || !projectId || !present || done.current) return;
    done.current = true;
    const runsHere = present.timer?.projectId === projectId;
    const work = runsHere ? stop({}).unwrap() : start({ projectId, source: 'scan' }).unwrap();
    void work.then(
      (answer) => {
        bus.emitToAllTabs('time.timer.changed');
        setOutcome({ kind: runsHere ? 'stopped' : 'started', answer });
      },
      (error: unknown) => setOutcome({ kind: 'failed', error }),
    );
  }, [connected, projectId, present, start, stop]);
  return outcome;
}
