import type { StatementImported } from '@jahrring/contracts-bookkeeping';
import { statementLimits } from '@jahrring/contracts-bookkeeping';
import { problemText, useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Progress, Stack, Text } from '@jahrring/ui';
import { FileDrop } from '@jahrring/ui/form';
import { useState } from 'react';
import { useImportStatement } from '../statements.api';

interface Outcome {
  name: string;
  result?: StatementImported;
  problem?: string;
}

/** Takes statements, many at once, one after the other; says of each what came of it. */
export function ImportFiles() {
  const t = useT('bookkeeping');
  const [importOne] = useImportStatement();
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);
  const [left, setLeft] = useState(0);
  const run = async (files: readonly File[]) => {
    setOutcomes([]);
    for (const [index, file] of files.entries()) {
      setLeft(files.length - index);
      const outcome = await importOne(file)
        .unwrap()
        .then(
          (result): Outcome => ({ name: file.name, result }),
          (error: unknown): Outcome => ({ name: file.name, problem: problemText(t, error) }),
        );
      setOutcomes((known) => [...known, outcome]);
    }
    setLeft(0);
  };
  const done = outcomes.length;
  return (
    <Stack gap={3}>
      <FileDrop
        label={t('bank.import.label')}
        description={t('bank.import.text')}
        files={[]}
        onChange={(files) => void run(files)}
        accept=".xml,text/xml,application/xml"
        maxSize={statementLimits.bytes}
        multiple
        disabled={left > 0}
      />
      {left > 0 ? (
        <Progress
          label={t('bank.import.progress', { done, total: done + left })}
          value={done / (done + left)}
        />
      ) : null}
      {outcomes.map((outcome, index) => (
        <OutcomeAlert key={index} outcome={outcome} />
      ))}
    </Stack>
  );
}

function OutcomeAlert({ outcome: { name, result, problem } }: { outcome: Outcome }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  if (!result) {
    return (
      <Alert kind="error" title={name}>
        {problem}
      </Alert>
    );
  }
  const added = result.statements.reduce((sum, one) => sum + one.added, 0);
  const known = result.statements.reduce((sum, one) => sum + one.known, 0);
  const wrong = result.statements.filter(({ statement }) => statement.difference !== null && Number(statement.difference) !== 0); // prettier-ignore
  const amended = result.statements.filter(({ outcome }) => outcome === 'amended');
  const leftOut = result.statements.flatMap(({ statement }) => statement.leftOut);
  const sentences = [
    t('bank.import.added', { count: added }),
    known > 0 && t('bank.import.known', { count: known }),
    result.booked > 0 && t('bank.import.booked', { count: result.booked }),
    ...amended.map(({ statement, missing }) =>
      t('bank.import.amended', { id: statement.statementId, count: missing }),
    ),
    ...wrong.map(({ statement: { difference, currency } }) =>
      t('bank.import.difference', { amount: format.money(difference ?? '0', currency) }),
    ),
  ].filter((sentence) => sentence !== false);
  return (
    <Alert kind={wrong.length > 0 || amended.length > 0 ? 'warning' : 'success'} title={name}>
      <Stack gap={1}>
        <Text>{sentences.join(' ')}</Text>
        {leftOut.map((entry, index) => (
          <Text key={index} tone="muted">
            {t(`bank.leftOut.${entry.reason}`, { amount: format.money(entry.amount, entry.currency) })}{' '}
            {entry.text}
          </Text>
        ))}
      </Stack>
    </Alert>
  );
}
