import { media, tokens } from '@lintel/ui';
import styled from 'styled-components';

export const Stage = styled.section`
  position: relative;
  display: grid;
  align-items: end;
  min-block-size: ${tokens.size.firstPicture};
  padding-block: ${tokens.space[10]};
  background: ${tokens.color.surface.sunken};
  isolation: isolate;
  /* The soft edges of what dims the picture end with the window. */
  overflow-x: clip;
  /* The suggestions of the search reach over the sections below. */
  z-index: ${tokens.layer.raised};
  img {
    position: absolute;
    inset: 0;
    z-index: -2;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: 50% 62%;
    filter: ${tokens.photoFilter};
  }
  /* The calm side of the picture lies behind the words. */
  [dir='rtl'] & img {
    scale: -1 1;
  }
`;
export const Words = styled.div`
  /* Its fields stand side by side where there is room for their words, however large these are. */
  container-type: inline-size;
  inline-size: 100%;
  max-inline-size: ${tokens.size.page};
  margin-inline: auto;
  padding-inline: ${tokens.space.page};
  color: ${tokens.color.text.onPhoto};
`;
/**
 * The picture is dimmed behind these words alone, from the edge of the window on and softly towards the house, which stays as bright
 * as it is. In narrow windows words reach from side to side, and so does the dimming.
 */
export const Lead = styled.div`
  position: relative;
  inline-size: fit-content;
  margin-block-end: ${tokens.space[5]};
  &::before {
    content: '';
    position: absolute;
    inset-block: calc(-2 * ${tokens.space[14]}) calc(-1 * ${tokens.space[14]});
    inset-inline: -50vw calc(-3 * ${tokens.space[14]});
    z-index: -1;
    background: linear-gradient(
      to right,
      ${tokens.color.photo.scrim} calc(100% - 3 * ${tokens.space[14]}),
      transparent
    );
    mask-image: linear-gradient(
      transparent,
      black calc(2 * ${tokens.space[14]}),
      black calc(100% - ${tokens.space[14]}),
      transparent
    );
    [dir='rtl'] & {
      background: linear-gradient(
        to left,
        ${tokens.color.photo.scrim} calc(100% - 3 * ${tokens.space[14]}),
        transparent
      );
    }
    ${media.belowLaptop} {
      inset-inline-end: -50vw;
    }
  }
  h1 {
    max-inline-size: 18ch;
    font: ${tokens.font.display};
    text-shadow: 0 1px 12px ${tokens.color.photo.scrim};
  }
  p {
    margin-block-start: ${tokens.space[2]};
    max-inline-size: 60ch;
    text-wrap: balance;
    text-shadow: 0 1px 8px ${tokens.color.photo.scrim};
  }
  ${media.desktop} {
    h1 {
      max-inline-size: none;
    }
  }
`;
