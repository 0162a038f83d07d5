import { sendLimits, type MailProposal, type SendDocumentInput } from '@jahrring/contracts-documents';
import { z } from 'zod';
import { formatReceivers, parseReceivers } from './receivers';

const longest = 2_000;

/** Receivers in one line; the errors are those of an e-mail field. */
function receivers(isRequired: boolean) {
  return z
    .string()
    .max(longest)
    .transform((text, context) => {
      const parsed = parseReceivers(text);
      const code = parsed === null ? 'email' : isRequired && parsed.length === 0 ? 'required' : undefined;
      if (code) context.addIssue({ code: 'custom', params: { code } });
      else if (parsed && parsed.length > sendLimits.receivers) {
        context.addIssue({ code: 'custom', params: { code: 'maxItems', max: sendLimits.receivers } });
      }
      return parsed ?? [];
    });
}

export const sendForm = z.object({
  to: receivers(true),
  cc: receivers(false),
  subject: z.string().trim().min(1).max(sendLimits.subject),
  text: z.string().trim().min(1).max(sendLimits.text),
  annexIds: z.array(z.string()),
});
export type SendDraft = z.input<typeof sendForm>;
export type SendValues = z.output<typeof sendForm> & SendDocumentInput;

export function toSendDraft({ to, cc, subject, text, files }: MailProposal): SendDraft {
  return {
    to: formatReceivers(to),
    cc: formatReceivers(cc),
    subject,
    text,
    annexIds: files.flatMap(({ id }) => id ?? []),
  };
}
