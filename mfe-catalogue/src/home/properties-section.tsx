import type { PropertyCard as PropertyRow } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { TextLink } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { CardRail } from '#common/card-list/card-rail.tsx';

interface Props {
  title: string;
  data: readonly PropertyRow[];
  /** Query of the results page that shows all of them; left out where no search gives the same. */
  more?: string;
}

/** A row of listings. */
export function PropertiesSection({ title, data, more }: Props) {
  const { t } = useTranslation('mfe-catalogue');
  return (
    <CardRail
      title={title}
      listings={data}
      more={
        more && (
          <TextLink to={paths.properties(more)} aria-label={t('home.seeAllOf', { what: title })}>
            {t('home.seeAll')}
          </TextLink>
        )
      }
    />
  );
}
