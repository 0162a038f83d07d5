import type { DifferingEntry, EntryImportPlan } from '@jahrring/contracts-bookkeeping';
import { notify, useBoot, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { Alert, Button, Row, Stack, Text } from '@jahrring/ui';
import { useCommitEntries, useUndoEntries } from '../entry-import.api';
import '../opening/opening.css';
import { AddedList } from './added-list';

/** What a file would add, what stands otherwise there, and what is left out. */
export function ImportPlan({ plan }: { plan: EntryImportPlan }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const toast = useProblemToast();
  const [commit, committing] = useCommitEntries();
  const [discard, discarding] = useUndoEntries();
  const { id, version, fileName, firstDay, lastDay, known, added } = plan;
  const days = t('settings.span', { from: format.date(firstDay), to: format.date(lastDay) });
  const attempt = (act: Promise<unknown>, message: string) => act.then(() => notify.success(message), toast);
  return (
    <Stack gap={4}>
      <Text as="p">
        <strong>{fileName}</strong> · {days} · {t('entryImport.known', { count: known })}
      </Text>
      {added > 0 ? <AddedList plan={plan} /> : <Alert kind="success">{t('entryImport.nothing')}</Alert>}
      {plan.differingCount > 0 ? <Differing plan={plan} /> : null}
      {plan.problemCount > 0 ? <Problems plan={plan} /> : null}
      <Row>
        {added > 0 ? (
          <Button
            variant="primary"
            loading={committing.isLoading}
            onClick={() => void attempt(commit({ id, version }).unwrap(), t('entryImport.done'))}
          >
            {t('entryImport.add', { count: added })}
          </Button>
        ) : null}
        <Button
          loading={discarding.isLoading}
          onClick={() => void attempt(discard(id).unwrap(), t('entryImport.discarded'))}
        >
          {t('entryImport.discard')}
        </Button>
      </Row>
    </Stack>
  );
}

function Differing({ plan: { differing, differingCount } }: { plan: EntryImportPlan }) {
  const t = useT('bookkeeping');
  const more = differingCount - differing.length;
  return (
    <Alert kind="warning" title={t('entryImport.differing', { count: differingCount })}>
      <ul className="opening-faults">
        {differing.map((one) => (
          <li key={one.number}>
            <DifferingText one={one} />
          </li>
        ))}
        {more > 0 ? <li>{t('opening.more', { count: more })}</li> : null}
      </ul>
    </Alert>
  );
}

function DifferingText({ one }: { one: DifferingEntry }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { currency } = useBoot().licence;
  const { number, bookedOn, text, total, line, amount } = one;
  const entry = `${number} · ${format.date(bookedOn)} · ${text}`;
  const ours = format.money(total, currency);
  if (amount === null || line === null) return <>{t('entryImport.absent', { entry, ours })}</>;
  return <>{t('entryImport.other', { entry, ours, line, theirs: format.money(amount, currency) })}</>;
}

function Problems({ plan: { problems, problemCount } }: { plan: EntryImportPlan }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const more = problemCount - problems.length;
  const shown = (code: string, value: string) => (code === 'closedDay' ? format.date(value) : value);
  return (
    <Alert kind="error" title={t('entryImport.problems', { count: problemCount })}>
      <ul className="opening-faults">
        {problems.map(({ line, field, code, value }) => (
          <li key={`${line} ${field} ${code} ${value}`}>
            {t('entryImport.line', { line })}: {t(`entryImport.field.${field}`)}{' '}
            {value === '' ? '' : `«${shown(code, value)}» `}– {t(`entryImport.problem.${code}`)}
          </li>
        ))}
        {more > 0 ? <li>{t('opening.more', { count: more })}</li> : null}
      </ul>
    </Alert>
  );
}
