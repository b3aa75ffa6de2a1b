import { media, tokens, visuallyHidden } from '@lintel/ui';
import styled from 'styled-components';

export const Bar = styled.div`
  position: sticky;
  inset-block-start: ${tokens.size.header};
  z-index: ${tokens.layer.sticky};
  display: grid;
  align-items: end;
  gap: ${tokens.space[2]};
  padding-block: ${tokens.space[2]};
  margin-block-end: ${tokens.space[2]};
  background: ${tokens.color.surface.canvas};
  grid-template-columns: minmax(0, 1fr) auto;
  > button {
    justify-self: end;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-columns: auto;
    grid-auto-flow: column;
    select {
      /* Not as wide as its longest choice: the words to look for need the room. */
      max-inline-size: 11rem;
    }
  }
  &[data-over='map'] {
    position: absolute;
    inset-block-start: ${tokens.space[3]};
    inset-inline: ${tokens.space[3]};
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: 0;
    margin: 0;
    padding: 4px;
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.surface.overlay};
    box-shadow: ${tokens.shadow.popover};
    input,
    > button,
    > span button {
      border-color: transparent;
      border-radius: ${tokens.radius.pill};
      background: none;
    }
  }
`;
export const FiltersButton = styled.span`
  ${media.laptop} {
    &[data-view='grid'],
    &[data-view='list'] {
      display: none;
    }
  }
`;
/** On a phone the order needs the room: the words are for screen readers, the eye has sign and number. */
export const FiltersWord = styled.span`
  ${media.phone} {
    ${visuallyHidden}
  }
`;
export const FiltersCount = styled.span`
  ${media.tablet} {
    display: none;
  }
`;
