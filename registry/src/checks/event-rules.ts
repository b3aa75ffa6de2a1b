import type { EventShapes, Release } from '@lintel/contract';
import { labelOf, type ContractViolation, type ReleaseSet } from './contract-violation.ts';

type Fields = EventShapes[string];

/** What travels on the bus must have the fields that the bus checks and that every listener was built against. */
export function eventRules({ shell, remotes }: ReleaseSet): ContractViolation[] {
  return remotes.flatMap((remote) => [
    ...knownToTheShell(shell, remote),
    ...understoodByOthers(remote, remotes),
  ]);
}

const shapeIn = ({ requires }: Release, event: string): Fields | undefined => requires?.events[event];

/** The shell's bus refuses events that it does not know, and payloads without the fields that it knows. */
function knownToTheShell(shell: Release, remote: Release): ContractViolation[] {
  const known = shell.provides?.events;
  if (!known) return [];
  const release = labelOf(remote);
  const { emits = [], consumes = [] } = remote.manifest ?? {};
  return [...new Set<string>([...emits, ...consumes])].flatMap((event): ContractViolation[] => {
    const bus = known[event];
    if (!bus) {
      const does = (emits as string[]).includes(event) ? 'emits' : 'listens to';
      return [
        {
          rule: 'unknown-event',
          release,
          reason: `it ${does} ${event}, which ${labelOf(shell)} does not know.`,
        },
      ];
    }
    const shape = shapeIn(remote, event);
    if (!shape) return [];
    const sent = (emits as string[]).includes(event) ? missing(shape, bus) : null;
    const heard = (consumes as string[]).includes(event) ? missing(bus, shape) : null;
    return [
      ...(sent ? [refuse(remote, `it emits ${event} ${sent}, which ${labelOf(shell)} requires.`)] : []),
      ...(heard ? [refuse(remote, `it reads ${event} of ${labelOf(shell)}, which comes ${heard}.`)] : []),
    ];
  });
}

/** Between two remotes: an old producer with a new consumer, and the other way round. */
function understoodByOthers(producer: Release, remotes: Release[]): ContractViolation[] {
  return (producer.manifest?.emits ?? []).flatMap((event) => {
    const sent = shapeIn(producer, event);
    return remotes.flatMap((consumer) => {
      const wanted = consumer.manifest?.consumes.includes(event) ? shapeIn(consumer, event) : undefined;
      const problem = sent && wanted && consumer !== producer ? missing(sent, wanted) : null;
      return problem
        ? [refuse(producer, `it emits ${event} ${problem}, which ${labelOf(consumer)} reads.`)]
        : [];
    });
  });
}

const refuse = (release: Release, reason: string): ContractViolation => ({
  rule: 'event-shape',
  release: labelOf(release),
  reason,
});

/** The first field that `wanted` has and `given` lacks or has with another type, in words. */
function missing(given: Fields, wanted: Fields): string | null {
  for (const [field, type] of Object.entries(wanted)) {
    if (given[field] === undefined) return `without the field ${field}`;
    if (given[field] !== type) return `with ${field} as ${given[field]} instead of ${type}`;
  }
  return null;
}
