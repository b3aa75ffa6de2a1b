import type { MapTarget } from '@lintel/map';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { SearchQuery } from '#common/search/filters/search-query.ts';
import { $wish } from '#search/map/results-map.model.ts';
import { isNowhere, lookOfAddress } from './where-to-look.ts';

/**
 * Where the map looks: each wish of the address once, but for those that the map itself has put there. When nothing matches it
 * stays where it is, or begins at the place of the site.
 */
export function useLook(site: MapTarget | undefined) {
  const wish = useUnit($wish);
  const [{ look, done }, setState] = useState<{ look: MapTarget | null; done: string }>({
    look: null,
    done: '',
  });
  // During rendering, so that the map never sees an old wish beside a new address.
  if (wish.look && wish.key !== done)
    setState({
      look: isNowhere(wish.look) ? (look ?? site ?? wish.look) : wish.look,
      done: wish.key,
    });
  return {
    look,
    /** Somewhere else, which the address does not say. */
    lookAt: (next: MapTarget) => setState({ look: next, done }),
    /** The address is about to say what is on screen already. */
    keep: (query: SearchQuery) => {
      const next = lookOfAddress(query);
      if (next) setState({ look, done: JSON.stringify(next) });
    },
  };
}
