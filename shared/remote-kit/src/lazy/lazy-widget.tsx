import { awaited, lazyPage } from '@lintel/model-kit';
import type { ComponentType } from 'react';
import { PartBoundary } from './part-boundary.tsx';

/**
 * A widget of a slot in a chunk of its own, fetched when the slot is drawn. The page that has the slot knows that it is on its way
 * (`awaited`). A chunk that cannot be had leaves the slot empty, and is asked for again when the network is back.
 *
 * @example const Steps = lazyWidget(() => import('./steps.tsx'))
 */
export function lazyWidget<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Widget = lazyPage(load, awaited);
  return function LazyWidget(props: Props) {
    return (
      <PartBoundary>
        <Widget {...props} />
      </PartBoundary>
    );
  };
}
