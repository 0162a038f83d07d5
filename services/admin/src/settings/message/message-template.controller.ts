import {
  createMessageTemplate,
  messageTemplateList,
  messageTemplateView,
  updateMessageTemplate,
} from '@jahrring/contracts-admin';
import { recordRoutes, SuperadminOnly, ToolController } from '@jahrring/service-kit';
import { MessageTemplateService } from './message-template.service';

/** Templates of messages, in all languages. */
@ToolController('admin', 'message-templates')
export class MessageTemplateController extends recordRoutes(MessageTemplateService, {
  access: SuperadminOnly(),
  list: messageTemplateList,
  view: messageTemplateView,
  create: createMessageTemplate,
  update: updateMessageTemplate,
  without: ['get', 'restore'],
}) {}
