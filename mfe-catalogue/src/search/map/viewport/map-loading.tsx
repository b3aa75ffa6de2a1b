import { Skeleton, Spinner, tokens } from '@lintel/ui';
import styled, { keyframes } from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

/** Stands where the map will be while it is not known which part of the world it begins with. */
export function MapLoading() {
  const { t } = useDeferredTranslation();
  return (
    <Place>
      <Skeleton height="100%" shape="box" />
      <Words role="status">
        <Spinner size={20} />
        {t('search.map.loading')}
      </Words>
    </Place>
  );
}

const appear = keyframes`from { visibility: hidden; }`;

const Place = styled.div`
  position: relative;
  block-size: 100%;
`;
/* What comes at once needs no words. */
const Words = styled.p`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[3]};
  color: ${tokens.color.text.muted};
  animation: ${appear} 500ms step-end;
`;
