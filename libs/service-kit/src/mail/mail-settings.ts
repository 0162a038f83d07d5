/** Mail settings of the installation. */
export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…`; absent: mails become files under `DATA_DIR/mail`. */
  smtpUrl: string | undefined;
  /** Sender of every mail. */
  from: string;
}

/** `SMTP_URL` and `MAIL_FROM` of the environment. */
export function readMailSettings(env: NodeJS.ProcessEnv): MailSettings {
  return {
    smtpUrl: env['SMTP_URL'] || undefined,
    from: env['MAIL_FROM'] || 'Jahrring <no-reply@jahrring.invalid>',
  };
}
