import type { NotificationRequested } from '@jahrring/contracts-admin';
import type { RequestContext } from '@jahrring/service-kit';

export type OperatorNotice = Omit<NotificationRequested, 'id' | 'employeeIds'>;

/** People who run the installation; provided by the floor of identities. */
export abstract class ToolOperators {
  /** First and last name. @throws NOT_FOUND */
  abstract nameOf(ctx: RequestContext, userId: string): Promise<string>;

  /** Tells all of them something, in the caller's transaction. */
  abstract notify(ctx: RequestContext, notice: OperatorNotice): Promise<void>;
}
