import { tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import { CardRail } from '#common/card-list/card-rail.tsx';
import { $similar } from './property.model.ts';

/** Other homes to look at; nothing when there are none. */
export function SimilarHomes() {
  const { t } = useDeferredTranslation();
  const { similar } = useUnit({ similar: $similar });
  if (similar.length === 0) return null;
  return (
    <Space id="similar">
      <CardRail title={t('property.similar')} listings={similar} />
    </Space>
  );
}

const Space = styled.div`
  scroll-margin-block-start: ${tokens.size.header};
  margin-block-start: ${tokens.space[14]};
`;
