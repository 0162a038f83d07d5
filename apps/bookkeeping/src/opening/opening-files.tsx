import {
  openingFiles,
  openingLimits,
  type OpeningFile,
  type OpeningView,
} from '@jahrring/contracts-bookkeeping';
import { localDate } from '@jahrring/contracts-common';
import { problemText, useT } from '@jahrring/tool-kit';
import { Card, Stack, Text } from '@jahrring/ui';
import { DateField, FileDrop, Form, useZodForm } from '@jahrring/ui/form';
import { isIsoDate, localToday } from '@jahrring/ui/input';
import { useState } from 'react';
import { z } from 'zod';
import { useUploadOpening } from '../opening.api';

const schema = z.object({ day: localDate });

/** The first day of the year that has begun. */
const usualDay = (): string => `${localToday().slice(0, 4)}-01-01`;

/** The day of the opening and its two files; a file given again stands in place of the one before. */
export function OpeningFiles({ opening }: { opening: OpeningView | null }) {
  const t = useT('bookkeeping');
  const form = useZodForm(schema, { day: opening?.day ?? usualDay() });
  const [upload, { isLoading }] = useUploadOpening();
  const [problems, setProblems] = useState<Partial<Record<OpeningFile, string>>>({});
  const day = form.watch('day');
  const uploadFile = async (kind: OpeningFile, [file]: File[]) => {
    setProblems((known) => ({ ...known, [kind]: undefined }));
    if (!file) return;
    const answer = await upload({ kind, day, file });
    if (answer.error) setProblems((known) => ({ ...known, [kind]: problemText(t, answer.error) }));
  };
  return (
    <Card title={t('opening.title')}>
      <Form form={form} label={t('opening.title')} draft={false} onSubmit={() => undefined}>
        <Stack gap={4}>
          <Text tone="muted">{t('opening.text')}</Text>
          <DateField name="day" label={t('opening.day')} description={t('opening.dayText')} />
          {openingFiles.map((kind) => {
            const error = problems[kind];
            const known = opening?.[kind];
            return (
              <Stack key={kind} gap={1}>
                <FileDrop
                  label={t(`opening.file.${kind}`)}
                  description={t(`opening.columns.${kind}`)}
                  files={[]}
                  onChange={(files) => void uploadFile(kind, files)}
                  accept=".csv,.xlsx,text/csv"
                  maxSize={openingLimits.bytes}
                  disabled={isLoading || !isIsoDate(day)}
                  {...(error === undefined ? {} : { error })}
                />
                {known ? (
                  <Text tone="muted">
                    {[known.fileName, t('opening.rows', { count: known.rows })].join(' · ')}
                  </Text>
                ) : null}
              </Stack>
            );
          })}
        </Stack>
      </Form>
    </Card>
  );
}
