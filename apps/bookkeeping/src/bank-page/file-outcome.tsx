import type { ImportedFile } from '@jahrring/contracts-bookkeeping';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Badge, type ColorFamily, type IconShape } from '@jahrring/ui';
import { alertIcon, checkIcon, historyIcon } from '@jahrring/ui/icons';
import { faultText } from './fault-text';

type Outcome = 'refused' | 'warning' | 'known' | 'new';

const looks: Readonly<Record<Outcome, { tone: ColorFamily; icon: IconShape }>> = {
  refused: { tone: 'rot', icon: alertIcon },
  warning: { tone: 'bernstein', icon: alertIcon },
  known: { tone: 'stein', icon: historyIcon },
  new: { tone: 'wald', icon: checkIcon },
};

/** Shows the result of one file, with all its problems. */
export function FileOutcome({ file }: { file: ImportedFile }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { name, statements, problem } = file;
  const known = statements.reduce((sum, one) => sum + one.known, 0);
  const leftOut = statements.flatMap(({ statement }) => statement.leftOut);
  const outcome = outcomeOf(file);
  const sentences = [
    problem && faultText(t, problem),
    statements.length > 0 &&
      t('bank.import.added', { count: statements.reduce((sum, one) => sum + one.added, 0) }),
    known > 0 && t('bank.import.known', { count: known }),
    ...statements
      .filter((one) => one.outcome === 'amended')
      .map(({ statement, missing }) =>
        t('bank.import.amended', { id: statement.statementId, count: missing }),
      ),
    ...statements
      .filter(({ statement }) => Number(statement.difference ?? 0) !== 0)
      .map(({ statement: { difference, currency } }) =>
        t('bank.import.difference', { amount: format.money(difference ?? '0', currency) }),
      ),
  ].filter((sentence) => sentence !== false && sentence !== null);
  return (
    <li>
      <Badge {...looks[outcome]}>{t(`bank.import.outcome.${outcome}`)}</Badge>
      <span className="bank-files__what">
        <strong>{name}</strong>
        <span className="bank-line__second">{sentences.join(' ')}</span>
        {leftOut.map((entry, index) => (
          <span key={index} className="bank-line__second">
            {t(`bank.leftOut.${entry.reason}`, { amount: format.money(entry.amount, entry.currency) })}{' '}
            {entry.text}
          </span>
        ))}
      </span>
    </li>
  );
}

function outcomeOf({ statements, problem }: ImportedFile): Outcome {
  if (problem) return 'refused';
  const isWrong = statements.some(
    ({ outcome, statement }) => outcome === 'amended' || Number(statement.difference ?? 0) !== 0,
  );
  if (isWrong) return 'warning';
  return statements.every(({ outcome }) => outcome === 'known') ? 'known' : 'new';
}
