import {
  countStockTake,
  type CountDraft,
  type CountStockTake,
  type StockTakeLine,
  type StockTakeView,
} from '@jahrring/contracts-inventory';
import { notify, useFormat, useParams, useT, useUnsaved } from '@jahrring/tool-kit';
import { useAttempt, useVersionedSave } from '@jahrring/tool-kit/form';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Alert, Button, PageFrame, Row, Stack, Text } from '@jahrring/ui';
import { Form, useZodForm } from '@jahrring/ui/form';
import { checkIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { CountLines } from './count-lines';
import { ListFiles } from './list-files';
import { useBookStockTake, useCountStockTake, useStockTake } from './stock-takes.api';
import '../personal.css';

const formId = 'stock-take-count';

/** A counting list: counted line by line, saved whenever one likes, booked at the end. */
export function Component() {
  const t = useT('inventory');
  const { id = '' } = useParams();
  const { data: take, error, refetch } = useStockTake(id, { refetchOnMountOrArgChange: true });
  const breadcrumbs = [{ label: t('personal.tab.stockTakes'), to: '/personal-inventory?tab=stockTakes' }];
  return (
    <PageFrame
      title={take?.title ?? t('title.stockTake')}
      breadcrumbs={breadcrumbs}
      actions={take && !take.deletedAt ? <ListFiles take={take} /> : undefined}
    >
      {take ? (
        take.state === 'open' && !take.deletedAt ? (
          <Counting key={take.id} take={take} refetch={refetch} />
        ) : (
          <Booked take={take} />
        )
      ) : (
        <QueryState query={{ error, refetch }} lines={10} />
      )}
    </PageFrame>
  );
}

interface CountingProps {
  take: StockTakeView;
  refetch: () => { unwrap: () => Promise<StockTakeView> };
}

const draftOf = ({ lines }: StockTakeView): CountDraft => ({
  lines: lines.map(({ id, counted, reason }) => ({ id, counted, reason })),
});

function Counting({ take, refetch }: CountingProps) {
  const t = useT('inventory');
  const form = useZodForm(countStockTake, draftOf(take));
  const attempt = useAttempt();
  const [count] = useCountStockTake();
  const [book, booking] = useBookStockTake();
  const [wantsToBook, setWantsToBook] = useState(false);
  useUnsaved(form.formState.isDirty && !form.formState.isSubmitSuccessful);
  const { save, conflict } = useVersionedSave({
    ...{ form, record: take, toDraft: draftOf },
    load: () => refetch().unwrap(),
    run: ({ lines }, { id, version }) => count({ id, version, lines }).unwrap(),
    stored: (saved) => saved,
    onSaved: (saved) => {
      if (wantsToBook) void finish(saved);
      else notify.success(t('message.saved', { name: saved.title }));
    },
  });
  const submit = async (values: CountStockTake) => {
    const { lines } = values;
    const unexplained = wantsToBook ? take.lines.findIndex((line, at) => isUnexplained(line, lines[at])) : -1;
    if (unexplained >= 0) {
      notify.warning(t('stockTake.reasonMissing', { title: take.lines[unexplained]?.articleTitle ?? '' }));
      form.setFocus(`lines.${unexplained}.reason`);
      return;
    }
    await save(values);
  };
  const finish = (saved: StockTakeView) =>
    attempt(async () => {
      await book({ id: saved.id, version: saved.version }).unwrap();
      notify.success(t('stockTake.booked', { name: saved.title }));
    });
  return (
    <Form form={form} id={formId} onSubmit={submit}>
      <Stack gap={5}>
        {conflict}
        <Text tone="muted">{t('stockTake.countText')}</Text>
        <CountLines take={take} />
        <Row>
          <Button
            type="submit"
            loading={form.formState.isSubmitting && !wantsToBook}
            onClick={() => setWantsToBook(false)}
          >
            {t('action.save')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            icon={checkIcon}
            loading={booking.isLoading}
            onClick={() => setWantsToBook(true)}
          >
            {t('stockTake.book')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}

function isUnexplained({ expected }: StockTakeLine, counted: CountStockTake['lines'][number] | undefined) {
  return counted !== undefined && counted.counted !== null && counted.counted !== expected && !counted.reason;
}

function Booked({ take }: { take: StockTakeView }) {
  const t = useT('inventory');
  const format = useFormat();
  const differing = take.lines.filter(({ counted, expected }) => counted !== null && counted !== expected);
  return (
    <Stack gap={5}>
      {take.bookedAt ? (
        <Alert kind="success">
          {t('stockTake.bookedBy', { day: format.dateTime(take.bookedAt), name: take.bookedByName ?? '–' })}
        </Alert>
      ) : null}
      <Text>{t('stockTake.countedOf', { counted: take.counted, total: take.total })}</Text>
      {differing.length === 0 ? <Text tone="muted">{t('stockTake.noDifference')}</Text> : null}
      <ul className="inventory-lines" aria-label={t('stockTake.differing')}>
        {differing.map((line) => (
          <li key={line.id} className="inventory-line">
            <span className="inventory-line__texts">
              <Text strong>{[line.articleTitle, line.size, line.serial].filter(Boolean).join(' · ')}</Text>
              <Text tone="muted">{line.reason}</Text>
            </span>
            <Text>
              {t('stockTake.countedAndExpected', { counted: line.counted ?? 0, expected: line.expected })}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
