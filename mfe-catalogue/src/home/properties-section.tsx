import type { PropertyCard as PropertyRow } from '@lintel/api-contract';
import { SeeAll } from '#common/card-list/see-all.tsx';
import { paths } from '@lintel/contract';
import { CardRail } from '#common/card-list/card-rail.tsx';

interface Props {
  title: string;
  data: readonly PropertyRow[];
  /** Query of the results page that shows all of them; left out where no search gives the same. */
  more?: string;
}

/** A row of listings. */
export function PropertiesSection({ title, data, more }: Props) {
  return (
    <CardRail
      title={title}
      listings={data}
      more={more && <SeeAll to={paths.properties(more)} title={title} />}
    />
  );
}
