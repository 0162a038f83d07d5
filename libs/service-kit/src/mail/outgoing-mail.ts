export interface MailAddress {
  name: string;
  address: string;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** A mail as it leaves. Bodies and attachments are whole: nothing is read from disk or network on the way. */
export interface OutgoingMail {
  /** Makes the message id, so that a repeated try is the same mail for its receiver. */
  id: string;
  to: readonly MailAddress[];
  cc?: readonly MailAddress[];
  /** Address for replies; the installation's sender cannot receive any. */
  replyTo?: MailAddress | undefined;
  /** Whose mail it is, in front of the installation's address. */
  senderName?: string | undefined;
  subject: string;
  text: string;
  html?: string | undefined;
  locale: string;
  /** Written by the product of itself: nobody's out-of-office reply is wanted. */
  automatic?: boolean;
  attachments?: readonly MailAttachment[];
}
