import { Ability, type AbilityTuple, type MatchConditions } from '@casl/ability';
import type { AbilityRule, Grade } from '@jahrring/contracts-common';
import { createValue, useValue } from './value';

type Conditions = { scope: Grade };
export type ToolAbility = Ability<AbilityTuple<string, string>, Conditions>;

/** The browser cannot know a record's assignments: the grade is shown, the server alone enforces it. */
const anyScope = (): MatchConditions => (() => true) as unknown as MatchConditions;

/** Builds the CASL ability of a session from the rules of its boot answer. */
export function createAbility(rules: readonly AbilityRule[]): ToolAbility {
  return new Ability<AbilityTuple<string, string>, Conditions>(
    rules.map(({ subject = 'all', ...rule }) => ({ ...rule, subject })),
    { conditionsMatcher: anyScope, anyAction: 'manage', anySubjectType: 'all' },
  );
}

export const abilityValue = createValue<ToolAbility>(createAbility([]));

/** Returns true if the session has the permission key. For code outside of components. */
export function can(key: string): boolean {
  return abilityValue.get().can(key, 'all');
}

/** Returns true if the session has any of the keys; an empty list means everybody who is signed in. */
export function canAny(keys: readonly string[]): boolean {
  return keys.length === 0 || keys.some(can);
}

/** Returns the reach of a permission, or `undefined` if the session does not have it. */
export function gradeOf(key: string): Grade | undefined {
  const rule = abilityValue.get().relevantRuleFor(key, 'all');
  if (!rule || rule.inverted) return undefined;
  return rule.conditions?.scope ?? 'all';
}

export interface AbilityApi {
  can: (key: string) => boolean;
  canAny: (keys: readonly string[]) => boolean;
  gradeOf: (key: string) => Grade | undefined;
}

const abilityApi: AbilityApi = { can, canAny, gradeOf };

/** Permission questions of the session; re-renders when the rules change. */
export function useAbility(): AbilityApi {
  useValue(abilityValue);
  return abilityApi;
}
