import { id, idOrNew, instant, listOf, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';
import { messageContent } from './message.contract';

/** Templates an installation can have. */
export const mostMessageTemplates = 200;

/** A text that is written again and again, in as many languages as it is needed in. */
export const createMessageTemplate = z.strictObject({
  id: idOrNew.optional(),
  name: requiredText(80),
  content: messageContent,
});
export type CreateMessageTemplate = z.infer<typeof createMessageTemplate>;

export const updateMessageTemplate = createMessageTemplate.omit({ id: true }).partial();
export type UpdateMessageTemplate = z.infer<typeof updateMessageTemplate>;

export const messageTemplateView = z.object({
  id,
  version: z.int(),
  name: z.string(),
  content: messageContent,
  updatedAt: instant,
});
export type MessageTemplateView = z.infer<typeof messageTemplateView>;
export const messageTemplateList = listOf(messageTemplateView);
