/**
 * Every step that a service writes into the audit trail. The trail shows the text `common:audit.action.<step>` of it,
 * which the workspace checks demand.
 */
export const auditActions = [
  // Of every record.
  'create',
  'update',
  'delete',
  'restore',
  'export',
  'look',
  // Of people and their way in.
  'sign-in',
  'sign-out',
  'enter',
  'superadmin-enter',
  'superadmin-leave',
  'session-end',
  'sessions-end',
  'email-change',
  'mailbox-proved',
  'connect',
  'password-change',
  'password-forgotten',
  'password-reset',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes',
  // Of the installation: its set-up, licences, releases, texts and messages between services.
  'setup',
  'state.awaiting_activation',
  'state.active',
  'state.inactive',
  'state.blocked',
  'state.deleted',
  'type-change',
  'erase',
  'erased',
  'reset',
  'build',
  'publish',
  'withdraw',
  'withdraw-canary',
  'roll-back',
  'retire',
  'pin',
  'unpin',
  'translate',
  'take-back',
  'send',
  'resync',
  'retry',
  'discard',
  // Of projects, documents and recorded time.
  'status',
  'reprice',
  'unlock',
  'seen',
  'unseen',
  'confirm',
  'unconfirm',
  'archive',
  'unarchive',
  'unexport',
  'undo',
  'share',
  'revoke',
  'ask',
  'accept',
  'decline',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** The protocol of an erasing, and what stands in each entry that was part of what was erased. */
export const eraseAction = 'erase' satisfies AuditAction;
export const erasedAction = 'erased' satisfies AuditAction;
