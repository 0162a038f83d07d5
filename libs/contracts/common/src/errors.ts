/** One business error of a tool: the HTTP status it answers with and the i18n key of its text. */
export interface ErrorRow {
  readonly status: number;
  /** i18n key, with the tool's namespace: `addresses:errors.external`. */
  readonly key: string;
}

/** Every tool's contract exports one of these, `as const satisfies ErrorTable`. */
export type ErrorTable = Readonly<Record<string, ErrorRow>>;

/** Errors that any service may return, whatever the tool. */
export const commonErrors = {
  VALIDATION_FAILED: { status: 422, key: 'errors.validation' },
  MALFORMED: { status: 400, key: 'errors.malformed' },
  PAYLOAD_TOO_LARGE: { status: 413, key: 'errors.payloadTooLarge' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, key: 'errors.unsupportedMediaType' },
  UNAUTHENTICATED: { status: 401, key: 'errors.unauthenticated' },
  FORBIDDEN: { status: 403, key: 'errors.forbidden' },
  CSRF: { status: 403, key: 'errors.csrf' },
  NOT_FOUND: { status: 404, key: 'errors.notFound' },
  METHOD_NOT_ALLOWED: { status: 405, key: 'errors.methodNotAllowed' },
  CONFLICT: { status: 409, key: 'errors.conflict' },
  /** The session has gone to another licence than the page that calls was made for. */
  LICENCE_CHANGED: { status: 409, key: 'errors.licenceChanged' },
  IDEMPOTENCY_IN_PROGRESS: { status: 409, key: 'errors.idempotencyInProgress' },
  IDEMPOTENCY_REUSED: { status: 422, key: 'errors.idempotencyReused' },
  VERSION_MISMATCH: { status: 412, key: 'errors.versionMismatch' },
  PRECONDITION_REQUIRED: { status: 428, key: 'errors.preconditionRequired' },
  THROTTLED: { status: 429, key: 'errors.throttled' },
  INTERNAL: { status: 500, key: 'errors.server' },
  UNAVAILABLE: { status: 503, key: 'errors.unavailable' },
} as const satisfies ErrorTable;

export type CommonErrorCode = keyof typeof commonErrors;
