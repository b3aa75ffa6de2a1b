import { eventRules } from './event-rules.ts';
import { hostRules } from './host-rules.ts';
import type { ContractViolation, ReleaseSet } from './contract-violation.ts';
import { removalRules } from './removal-rules.ts';
import { shellRules } from './shell-rules.ts';

/**
 * Why `next` may not go live; empty when it may. Decided from the release records alone, no code runs. `before` is what
 * visitors have now: what they can reach must stay reachable.
 */
export function contractViolations(next: ReleaseSet, before: ReleaseSet | null): ContractViolation[] {
  return [
    ...shellRules(next),
    ...eventRules(next),
    ...(before ? [...removalRules(next, before), ...hostRules(next, before)] : []),
  ];
}
