import type { RequestContext } from '@jahrring/service-kit';

/** Data that others keep about people and licences; provided by the floor of settings. */
export abstract class PersonalTraces {
  /** Deletes what is held of these people, at most 200 of them. */
  abstract erasePeople(ctx: RequestContext, people: readonly { id: string; email: string }[]): Promise<void>;

  /** Deletes messages of the licence's admins with the operators, and banners and live events for it alone. */
  abstract eraseLicence(ctx: RequestContext, licenceId: string): Promise<void>;
}
