import type { TemplateView } from '@jahrring/contracts-documents';
import { notify, useFormat, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Badge, Button, Stack, Text } from '@jahrring/ui';
import { useFormContext } from '@jahrring/ui/form';
import { useTemplateVersion } from './template.api';
import { toContentDraft } from './to-draft';

/** Earlier versions of the template; an older version can be restored and is saved as a new one. */
export function Versions({ template }: { template: TemplateView }) {
  const t = useT('documents');
  const format = useFormat();
  const attempt = useAttempt();
  const form = useFormContext();
  const [read, { isFetching }] = useTemplateVersion();
  const restoreVersion = (number: number) =>
    attempt(async () => {
      const { content } = await read({ id: template.id, number }).unwrap();
      form.setValue('content', toContentDraft(content), { shouldDirty: true, shouldValidate: true });
      notify.info(t('template.takenUp', { number }));
    });
  return (
    <Stack gap={4}>
      <Text tone="muted">{t('template.hint.versions')}</Text>
      <ul className="documents-templates">
        {template.versions.map(({ number, createdAt }) => (
          <li key={number} className="documents-templates__row">
            <span className="documents-templates__text">
              <strong>{t('template.version', { number })}</strong>
              <small>{format.dateTime(createdAt)}</small>
            </span>
            {number === template.number ? (
              <Badge tone="wald">{t('template.current')}</Badge>
            ) : (
              <Button size="small" disabled={isFetching} onClick={() => void restoreVersion(number)}>
                {t('template.takeUp', { number })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
