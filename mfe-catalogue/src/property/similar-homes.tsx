import { Rail, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useLaterTexts } from '#later-texts.ts';
import styled from 'styled-components';
import { PropertyCard } from '#common/card/property-card.tsx';
import { $similar } from './property.model.ts';

/** Other homes to look at; nothing when there are none. */
export function SimilarHomes() {
  const { t } = useLaterTexts();
  const { similar } = useUnit({ similar: $similar });
  if (similar.length === 0) return null;
  return (
    <Space id="similar">
      <Rail label={t('property.similar')} heading={<h2>{t('property.similar')}</h2>}>
        {similar.map((listing) => (
          <li key={listing.id}>
            <PropertyCard listing={listing} />
          </li>
        ))}
      </Rail>
    </Space>
  );
}

const Space = styled.div`
  scroll-margin-block-start: ${tokens.size.header};
  margin-block-start: ${tokens.space[14]};
`;
