import {
  createIdeaComment,
  type CreateIdeaComment,
  type IdeaComment,
  type IdeaDetail,
} from '@jahrring/contracts-admin';
import { notify, useFormat, useT, useUnsaved } from '@jahrring/tool-kit';
import { useAttempt, useSubmit } from '@jahrring/tool-kit/form';
import { Button, Card, Row, Stack, Text } from '@jahrring/ui';
import { Form, TextAreaField, useFormState, useZodForm } from '@jahrring/ui/form';
import { trashIcon } from '@jahrring/ui/icons';
import { useCommentIdea, useDeleteIdeaComment } from './ideas.api';

/** The comments on an idea, and the field for one more. */
export function IdeaThread({ idea }: { idea: IdeaDetail }) {
  const t = useT('admin');
  return (
    <Card title={t('idea.commentsTitle')}>
      <Stack gap={4}>
        {idea.thread.length === 0 ? (
          <Text tone="muted">{t('idea.noComments')}</Text>
        ) : (
          <ul className="admin-rows">
            {idea.thread.map((comment) => (
              <Comment key={comment.id} ideaId={idea.id} comment={comment} />
            ))}
          </ul>
        )}
        <CommentForm key={idea.thread.length} id={idea.id} />
      </Stack>
    </Card>
  );
}

function Comment({ ideaId, comment }: { ideaId: string; comment: IdeaComment }) {
  const t = useT('admin');
  const format = useFormat();
  const attempt = useAttempt();
  const [remove, { isLoading }] = useDeleteIdeaComment();
  const { id, version, text, author, licenceName, createdAt } = comment;
  const moment = format.dateTime(createdAt);
  const drop = () =>
    attempt(async () => {
      await remove({ ideaId, id, version }).unwrap();
      notify.success(t('idea.commentDeleted'));
    });
  return (
    <li className="admin-rows__row">
      <span className="admin-rows__main">
        <span className="admin-plain">{text}</span>
        <small>{t('idea.by', { person: author, licence: licenceName, day: moment })}</small>
      </span>
      {comment.removable ? (
        <Button
          size="small"

          icon={trashIcon}
          loading={isLoading}
          aria-label={t('idea.deleteComment', { person: author, moment })}
          onClick={() => void drop()}
        >
          {t('idea.delete')}
        </Button>
      ) : null}
    </li>
  );
}

function CommentForm({ id }: { id: string }) {
  const t = useT('admin');
  const form = useZodForm(createIdeaComment, { text: '' });
  const { isDirty } = useFormState({ control: form.control });
  useUnsaved(isDirty);
  const [comment, { isLoading }] = useCommentIdea();
  const save = useSubmit(form, async (body: CreateIdeaComment) => {
    await comment({ id, body }).unwrap();
    form.reset();
  });
  return (
    <Form form={form} onSubmit={save} label={t('idea.comment')}>
      <Stack gap={2}>
        <TextAreaField name="text" label={t('idea.comment')} description={t('idea.seenByAll')} />
        <Row justify="end">
          <Button type="submit" loading={isLoading}>
            {t('idea.send')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
