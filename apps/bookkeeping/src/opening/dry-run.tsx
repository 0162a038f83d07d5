import type { OpeningRefusal, OpeningView } from '@jahrring/contracts-bookkeeping';
import { notify, useBoot, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { Alert, Button, Card, DescriptionList, Row, Stack } from '@jahrring/ui';
import { useCommitOpening, useUndoOpening } from '../opening.api';
import './opening.css';

/** Shows the effects of the files, the problems, and the next step. */
export function DryRun({ opening }: { opening: OpeningView }) {
  const t = useT('bookkeeping');
  const toast = useProblemToast();
  const [commit, committing] = useCommitOpening();
  const [discard, discarding] = useUndoOpening();
  const canCommit = opening.problemCount === 0 && opening.refusals.length === 0;
  const attempt = (act: Promise<unknown>, message: string) => act.then(() => notify.success(message), toast);
  const { id, version } = opening;
  return (
    <Card title={t('opening.dryRun')}>
      <Stack gap={4}>
        <Sums opening={opening} />
        {opening.refusals.length > 0 ? (
          <Alert kind="warning" title={t('opening.refused')}>
            <ul className="opening-faults">
              {opening.refusals.map((refusal) => (
                <li key={`${refusal.reason} ${refusal.account ?? ''}`}>
                  <RefusalText refusal={refusal} />
                </li>
              ))}
            </ul>
          </Alert>
        ) : null}
        {opening.problemCount > 0 ? <Problems opening={opening} /> : null}
        {canCommit ? <Alert kind="success">{t('opening.fits')}</Alert> : null}
        <Row>
          <Button
            variant="primary"
            disabled={!canCommit}
            loading={committing.isLoading}
            onClick={() => void attempt(commit({ id, version }).unwrap(), t('opening.taken'))}
          >
            {t('opening.commit')}
          </Button>
          <Button
            loading={discarding.isLoading}
            onClick={() => void attempt(discard(id).unwrap(), t('opening.discarded'))}
          >
            {t('opening.discard')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

function Sums({ opening: { sums, sides } }: { opening: OpeningView }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { licence } = useBoot();
  const money = (amount: string) => format.money(amount, licence.currency);
  const countOf = (side: 'debtor' | 'creditor') => sides.find((one) => one.side === side)?.count ?? 0;
  return (
    <DescriptionList
      items={[
        { label: t('opening.debit'), value: money(sums.debit) },
        { label: t('opening.credit'), value: money(sums.credit) },
        {
          label: t('opening.debtors'),
          value: `${money(sums.debtors)} · ${t('opening.items', { count: countOf('debtor') })}`,
        },
        {
          label: t('opening.creditors'),
          value: `${money(sums.creditors)} · ${t('opening.items', { count: countOf('creditor') })}`,
        },
      ]}
    />
  );
}

function RefusalText({ refusal }: { refusal: OpeningRefusal }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { licence } = useBoot();
  const money = (amount: string) => format.money(amount, licence.currency);
  const { reason, account, balance, items, difference } = refusal;
  return (
    <>
      {t(`opening.refusal.${reason}`, {
        account: account ?? '',
        balance: money(balance),
        items: money(items),
        difference: money(difference),
      })}
    </>
  );
}

function Problems({ opening: { problems, problemCount } }: { opening: OpeningView }) {
  const t = useT('bookkeeping');
  const more = problemCount - problems.length;
  return (
    <Alert kind="error" title={t('opening.problems', { count: problemCount })}>
      <ul className="opening-faults">
        {problems.map(({ file, line, field, code, value }) => (
          <li key={`${file} ${line} ${field} ${code}`}>
            {t('opening.line', { file: t(`opening.file.${file}`), line })}: {t(`opening.field.${field}`)}{' '}
            {value === '' ? '' : `«${value}» `}– {t(`opening.problem.${code}`)}
          </li>
        ))}
        {more > 0 ? <li>{t('opening.more', { count: more })}</li> : null}
      </ul>
    </Alert>
  );
}
