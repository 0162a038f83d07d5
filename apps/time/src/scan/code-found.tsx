import type { TimerAnswer } from '@jahrring/contracts-time';
import { bus, problemOf, problemText, useConnection, useFormat, usePlugin, useT } from '@jahrring/tool-kit';
import { Alert, Button, Card, Row, Skeletons, Stack, Text } from '@jahrring/ui';
import { useEffect, useRef, useState } from 'react';
import { alertIcon, plusIcon, qrCodeIcon } from '@jahrring/ui/icons';
import { isUnreachable } from '../offline/kept-search';
import { useEntryForm } from '../time.api';
import { useChangeTimer, useStartTimer, useStopTimer, useTimer } from '../timer/timer.api';
import { useDistance } from './use-distance';
import { useKeptScan, type KeptOutcome } from './use-kept-scan';
import type { KnownQrCode } from './known-codes';

interface CodeFoundProps {
  code: KnownQrCode;
  onAgain: () => void;
}

type Outcome =
  | { kind: 'started' | 'stopped'; answer: TimerAnswer }
  | { kind: KeptOutcome }
  | { kind: 'failed'; error: unknown };

/** Books a scanned code at once: the timer starts on its project, or stops if it already runs on it. */
export function CodeFound({ code, onAgain }: CodeFoundProps) {
  const t = useT('time');
  const connected = useConnection();
  const inventory = usePlugin('machine-inventory');
  const metres = useDistance(code);
  const outcome = useBooking(code, connected, metres);
  const target = `/timetables/create?projectId=${code.projectId ?? ''}`;
  return (
    <Card title={`${code.number} · ${code.title}`}>
      <Stack gap={4}>
        <FarAway metres={metres} />
        {code.projectId ? <Booked outcome={outcome} /> : null}
        {code.projectId ? null : <Text>{t('scan.noProject')}</Text>}
        <Row gap={3}>
          <Button
            variant={outcome && outcome.kind !== 'failed' ? 'secondary' : 'primary'}
            icon={plusIcon}
            to={target}
          >
            {t('scan.record')}
          </Button>
          {code.isMachine && inventory ? (
            <Button icon={alertIcon} to={`/machine-inventory/report?machine=${code.objectId ?? ''}`}>
              {t('scan.reportDefect')}
            </Button>
          ) : null}
          <Button icon={qrCodeIcon} onClick={onAgain}>
            {t('scan.again')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

/** Told, never in the way. */
function FarAway({ metres }: { metres: number | null }) {
  const t = useT('time');
  const format = useFormat();
  const { currentData: form } = useEntryForm(undefined);
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
  const hours = 'answer' in outcome ? format.duration(outcome.answer.entry?.seconds ?? 0) : '';
  return <Alert kind="success">{t(`scan.${outcome.kind}`, { hours })}</Alert>;
}

/** One scan is one action, however often the page draws itself; how far away it was comes when the device knows. */
function useBooking(code: KnownQrCode, connected: boolean, metres: number | null): Outcome | null {
  const { projectId } = code;
  const { currentData: present } = useTimer(undefined, { skip: !connected, refetchOnMountOrArgChange: true });
  const { currentData: lastKnown } = useTimer(undefined, { skip: connected });
  const [start] = useStartTimer();
  const [stop] = useStopTimer();
  const [change] = useChangeTimer();
  const keepScan = useKeptScan();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const done = useRef(false);
  useEffect(() => {
    if (!projectId || done.current || (connected && !present)) return;
    done.current = true;
    const runsHere = (present ?? lastKnown)?.timer?.projectId === projectId;
    const far = metres === null ? {} : { scanMetres: metres };
    const book = async (): Promise<Outcome> => {
      if (!connected) return { kind: await keepScan(code, runsHere, metres) };
      try {
        const answer = runsHere
          ? await stop({}).unwrap()
          : await start({ projectId, source: 'scan', ...far }).unwrap();
        bus.emitToAllTabs('time.timer.changed');
        return { kind: runsHere ? 'stopped' : 'started', answer };
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        return { kind: await keepScan(code, runsHere, metres) };
      }
    };
    void book().then(setOutcome, (error: unknown) => setOutcome({ kind: 'failed', error }));
  }, [connected, code, projectId, present, lastKnown, metres, start, stop, keepScan]);
  useEffect(() => {
    if (outcome?.kind === 'started' && metres !== null) void change({ scanMetres: metres });
  }, [outcome?.kind, metres, change]);
  return outcome;
}
