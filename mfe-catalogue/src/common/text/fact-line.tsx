import { Fragment } from 'react';

/** Facts with dots between them; each keeps its own direction, so that a unit stays behind its number in Arabic. */
export function FactLine({ facts }: { facts: readonly (string | false)[] }) {
  return (
    <p>
      {facts
        .filter((fact) => fact !== false)
        .map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && ' · '}
            <bdi>{fact}</bdi>
          </Fragment>
        ))}
    </p>
  );
}
