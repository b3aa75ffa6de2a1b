import { IconButton } from '../actions/icon-button.tsx';
import { tokens } from '../tokens/tokens.ts';
import { media } from '../tokens/media.ts';
import styled from 'styled-components';

export const Small = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: contain;
`;
export const Caption = styled.span`
  display: flex;
  flex: 1 1 0;
  gap: ${tokens.space[3]};
  min-inline-size: 0;
  padding-inline: ${tokens.space[2]};
  font: ${tokens.font.small};
  > :first-child {
    flex: none;
  }
  > :last-child {
    overflow: hidden;
    color: ${tokens.color.text.muted};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
/** At both sides of the photo, in reading direction. */
export const Side = styled(IconButton)`
  position: absolute;
  inset-block-start: calc(50% - 90px);
  inset-inline-start: ${tokens.space[3]};
  background: ${tokens.color.photo.button};
  & + & {
    inset-inline: auto ${tokens.space[3]};
  }
  &[aria-disabled='true'] {
    opacity: 0.3;
  }
`;
export const Stage = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[1]};
  /* The photo goes from edge to edge, what is below it does not. */
  > [role] + div > :last-child,
  > ul {
    padding-inline: ${tokens.space[2]};
  }
  > [role] + div > :first-child {
    border-radius: 0;
  }
  block-size: 100%;
  background: ${tokens.color.surface.canvas};
  &:fullscreen {
    padding: ${tokens.space[4]};
  }
  span {
    background: none;
  }
  /* The small photos leave the height to the large one. */
  ${media.low} {
    grid-template-rows: minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr) auto;
    > ul {
      flex-direction: column;
      overflow: hidden auto;
    }
  }
`;
