import { media, tokens } from '@lintel/ui';
import styled from 'styled-components';
import { MainAndAside } from '#common/layout/with-aside.tsx';

export const Mosaic = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  /* As a gallery, where the document shows the first photo on phones. */
  margin-block-start: ${tokens.space[3]};
  overflow: hidden;
  border-radius: ${tokens.radius.card};
  > :first-child {
    aspect-ratio: 4 / 3;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    block-size: clamp(280px, 32vw, 400px);
    > :first-child {
      aspect-ratio: auto;
      block-size: 100%;
    }
  }
`;
export const Blurred = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${tokens.space[2]};
  > span {
    position: relative;
    overflow: hidden;
    block-size: 72px;
  }
  > span > * {
    block-size: 100%;
    /* Larger than its box, so that the blur has no light edges. */
    scale: 1.2;
    filter: blur(12px);
  }
  /* One photo stands in for the others: each shows another part of it. */
  &[data-single='true'] > span:nth-child(2n) > * {
    scale: -1.6 1.6;
  }
  &[data-single='true'] > span:nth-child(n + 3) > * {
    scale: 2;
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: repeat(2, minmax(0, 1fr));
    > span {
      block-size: auto;
    }
  }
`;
export const Columns = styled(MainAndAside)`
  h2 {
    margin-block: ${tokens.space[6]} ${tokens.space[2]};
    font: ${tokens.font.h3};
  }
  ul {
    display: grid;
    gap: ${tokens.space[1]};
    padding-inline-start: ${tokens.space[5]};
    list-style: disc;
  }
`;
