import {
  createPersonalArticle,
  personalKinds,
  updatePersonalArticle,
  type CreatePersonalArticle,
  type PersonalArticleDraft,
  type PersonalArticleView,
  type StockMoveView,
} from '@jahrring/contracts-inventory';
import { useFormat, useT, useUnsaved } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { Button, Columns, Drawer, ErrorState, Section, Skeletons, Stack, Text } from '@jahrring/ui';
import {
  Form,
  MoneyField,
  NumberField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  useWatch,
  useZodForm,
} from '@jahrring/ui/form';
import { BillReference } from './bill/bill-reference';
import { z } from 'zod';
import {
  useCreatePersonalArticle,
  usePersonalArticle,
  useStockMoves,
  useUpdatePersonalArticle,
} from './personal.api';

const formId = 'personal-article-form';

/** Sizes are typed in one line: `S, M, L`. */
const articleForm = createPersonalArticle
  .omit({ sizes: true, id: true })
  .extend({ sizes: z.string().max(600) });
type ArticleForm = z.input<typeof articleForm>;

interface ArticleDrawerProps {
  /** None: a new article. */
  id: string | undefined;
  onClose: () => void;
}

/** An article with its stock by size and what moved of it. */
export function ArticleDrawer({ id, onClose }: ArticleDrawerProps) {
  const t = useT('inventory');
  const { data, error, refetch } = usePersonalArticle(id ?? '', { skip: !id });
  if (!id || data) return <ArticleFields article={data} onClose={onClose} />;
  return (
    <Drawer opened onClose={onClose} title={t('personal.article')}>
      {error ? <ErrorState onRetry={() => void refetch()} /> : <Skeletons lines={8} />}
    </Drawer>
  );
}

function ArticleFields({
  article,
  onClose,
}: {
  article: PersonalArticleView | undefined;
  onClose: () => void;
}) {
  const t = useT('inventory');
  const form = useZodForm(articleForm, toForm(article));
  const [create] = useCreatePersonalArticle();
  const [update] = useUpdatePersonalArticle();
  const { refetch } = usePersonalArticle(article?.id ?? '', { skip: !article });
  useUnsaved(form.formState.isDirty && !form.formState.isSubmitSuccessful);
  const { save, conflict } = useVersionedSave({
    ...{ form, record: article, toDraft: toForm },
    load: () => refetch().unwrap(),
    run: ({ sizes, ...values }, stored) => {
      const filled = { ...values, sizes: sizesIn(sizes) };
      if (!stored) return create(filled).unwrap();
      const patch = updatePersonalArticle.parse(withoutSerial(filled));
      return update({ id: stored.id, version: stored.version, patch }).unwrap();
    },
    onSaved: onClose,
    message: ({ title }) => t('message.saved', { name: title }),
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={article?.title ?? t('personal.newArticle')}
      dismissible={!form.formState.isDirty}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={form.formState.isSubmitting}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <Stack gap={6}>
        <Form form={form} id={formId} onSubmit={save}>
          {conflict}
          <Fields isNew={!article} />
        </Form>
        {article ? <Stock article={article} /> : null}
      </Stack>
    </Drawer>
  );
}

function Fields({ isNew }: { isNew: boolean }) {
  const t = useT('inventory');
  const serial = useWatch<ArticleForm, 'serial'>({ name: 'serial' });
  return (
    <Stack>
      <TextField name="title" label={t('field.title')} />
      <Columns>
        <SelectField
          name="kind"
          label={t('field.kind')}
          options={personalKinds.map((value) => ({ value, label: t(`personal.kind.${value}`) }))}
          required
        />
        <TextField name="articleNumber" label={t('field.articleNumber')} />
      </Columns>
      {isNew ? (
        <SwitchField name="serial" label={t('personal.oneByOne')} description={t('personal.oneByOneText')} />
      ) : null}
      <TextField name="sizes" label={t('personal.sizes')} description={t('personal.sizesText')} />
      <Columns>
        <NumberField name="minimum" label={t('personal.minimum')} />
        <NumberField name="exchangeMonths" label={t('personal.exchangeMonths')} />
        {serial ? <NumberField name="inspectionMonths" label={t('personal.inspectionMonths')} /> : null}
      </Columns>
      <Columns>
        <MoneyField name="price" label={t('personal.price')} />
        <TextField name="supplier" label={t('personal.supplier')} />
      </Columns>
      <TextAreaField name="note" label={t('field.note')} rows={2} />
      <SwitchField name="active" label={t('field.active')} />
    </Stack>
  );
}

function Stock({ article }: { article: PersonalArticleView }) {
  const t = useT('inventory');
  const format = useFormat();
  const { data } = useStockMoves(article.id);
  const bySize = article.stockBySize.map(
    ({ size, quantity }) => `${size ?? '–'}: ${format.number(quantity)}`,
  );
  return (
    <Section title={t('personal.stockIs', { count: article.stock })}>
      <Stack gap={3}>
        {article.sizes.length > 0 && bySize.length > 0 ? <Text>{bySize.join(' · ')}</Text> : null}
        {data ? null : <Skeletons lines={3} />}
        {data?.items.slice(0, shownMoves).map((move) => (
          <Stack key={move.id} gap={1}>
            <Text strong>
              {[
                format.date(move.on),
                t(`personal.move.${move.kind}`),
                `${move.delta > 0 ? '+' : ''}${format.number(move.delta)}`,
                move.size ?? '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            <MoveDetails move={move} />
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}

function MoveDetails({ move: { documentReference, employeeName, note } }: { move: StockMoveView }) {
  const others = [employeeName, note].filter(Boolean).join(' · ');
  return (
    <Text tone="muted">
      {documentReference ? <BillReference number={documentReference} /> : null}
      {documentReference && others ? ' · ' : null}
      {others}
    </Text>
  );
}

const shownMoves = 20;

function toForm(article: PersonalArticleView | undefined): ArticleForm {
  if (!article) return { title: '', kind: 'protective', serial: false, sizes: '', minimum: 0, active: true };
  const { title, articleNumber, kind, serial, minimum, exchangeMonths, inspectionMonths } = article;
  const { price, supplier, note, active } = article;
  return {
    ...{ title, articleNumber, kind, serial, minimum, exchangeMonths, inspectionMonths },
    ...{ price, supplier, note, active, sizes: article.sizes.join(', ') },
  };
}

function sizesIn(text: string): NonNullable<PersonalArticleDraft['sizes']> {
  return [...new Set(text.split(/[,;]/).map((size) => size.trim()))].filter((size) => size !== '');
}

function withoutSerial({
  serial: _serial,
  ...rest
}: CreatePersonalArticle): Omit<CreatePersonalArticle, 'serial'> {
  return rest;
}
