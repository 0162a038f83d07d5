import type { NamedLine, StatementAmendment, StatementView } from '@jahrring/contracts-bookkeeping';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Alert, Modal, Section, Stack, Text } from '@jahrring/ui';
import { statementName } from './statement-columns';

/** Dialog with the content of a statement and all its problems. */
export function StatementDialog({ statement, onClose }: { statement: StatementView; onClose: () => void }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { gap, difference, currency, leftOut, amendment, statementId, fileName, createdAt } = statement;
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${t(`bank.kind.${statement.kind}`)} ${statementName(statement, format)}`}
    >
      <Stack gap={4}>
        <Text tone="muted">
          {t('bank.statement.source', { id: statementId, file: fileName, at: format.dateTime(createdAt) })}
        </Text>
        {gap === null ? null : (
          <Alert kind="warning">{t('bank.statement.gap', { amount: format.money(gap, currency) })}</Alert>
        )}
        {Number(difference ?? 0) === 0 ? null : (
          <Alert kind="warning">
            {t('bank.import.difference', { amount: format.money(difference ?? '0', currency) })}
          </Alert>
        )}
        {amendment ? <Amendment amendment={amendment} statement={statement} /> : null}
        {leftOut.length > 0 ? (
          <Section title={t('bank.statement.leftOut')}>
            <ul className="bank-facts">
              {leftOut.map((entry, index) => (
                <li key={index}>
                  {t(`bank.leftOut.${entry.reason}`, { amount: format.money(entry.amount, entry.currency) })}{' '}
                  {entry.bookedOn ? format.date(entry.bookedOn) : null} {entry.text}
                </li>
              ))}
            </ul>
          </Section>
        ) : null}
      </Stack>
    </Modal>
  );
}

function Amendment({ amendment, statement }: { amendment: StatementAmendment; statement: StatementView }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { on, addedCount, added, missingCount, missing } = amendment;
  const changed = (['opening', 'closing'] as const).filter(
    (balance) => amendment[balance] !== statement[balance],
  );
  const money = (amount: string | null) => (amount === null ? '–' : format.money(amount, statement.currency));
  return (
    <Section title={t('bank.statement.amended', { at: format.dateTime(on) })}>
      <Stack gap={3}>
        {changed.map((balance) => (
          <Text key={balance}>
            {t(`bank.field.${balance}`)}: {money(amendment[balance])} → {money(statement[balance])}
          </Text>
        ))}
        <Lines title={t('bank.statement.added', { count: addedCount })} count={addedCount} lines={added} />
        <Lines
          title={t('bank.statement.missing', { count: missingCount })}
          count={missingCount}
          lines={missing}
        />
      </Stack>
    </Section>
  );
}

function Lines({ title, count, lines }: { title: string; count: number; lines: readonly NamedLine[] }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  if (count === 0) return null;
  return (
    <div>
      <Text>{title}</Text>
      <ul className="bank-facts">
        {lines.map(({ bookedOn, direction, amount, currency, counterpartyName, text }, index) => (
          <li key={index} className="bank-line__second">
            {[
              format.date(bookedOn),
              `${direction === 'out' ? '− ' : ''}${format.money(amount, currency)}`,
              counterpartyName,
              text,
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
        {count > lines.length ? (
          <li className="bank-line__second">{t('bank.statement.more', { count: count - lines.length })}</li>
        ) : null}
      </ul>
    </div>
  );
}
