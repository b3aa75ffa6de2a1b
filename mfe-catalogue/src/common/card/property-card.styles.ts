import { media, tokens } from '@lintel/ui';
import styled from 'styled-components';

export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface.raised};
  /* A list that marks a card sets these. */
  border: 1px solid var(--card-border, ${tokens.color.border.hairline});
  box-shadow: var(--card-shadow, none);
  overflow: clip;
  transition: box-shadow ${tokens.motion.enter};
  &:hover {
    box-shadow: ${tokens.shadow.card};
  }
  &[data-layout='list'] {
    ${media.tablet} {
      flex-direction: row;
    }
  }
  &[data-layout='row'] {
    display: grid;
    grid-template-columns: 120px minmax(0, 1fr);
  }
`;
export const Picture = styled.div`
  position: relative;
  [data-layout='list'] > & {
    ${media.tablet} {
      flex: 0 0 min(40%, 300px);
    }
  }
  [data-layout='row'] > & {
    overflow: hidden;
  }
`;
export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[3]} ${tokens.space[4]} ${tokens.space[4]};
  [data-layout='list'] > & {
    ${media.tablet} {
      flex: 1;
      min-inline-size: 0;
      justify-content: center;
    }
  }
`;
export const Title = styled.h3`
  font: ${tokens.font.small};
  a {
    display: -webkit-box;
    overflow: hidden;
    color: inherit;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    text-decoration: none;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${tokens.radius.card};
    }
    &:focus-visible {
      outline: none;
      box-shadow: none;
      &::after {
        outline: 2px solid ${tokens.color.focus.outer};
        outline-offset: -2px;
        box-shadow: inset 0 0 0 4px ${tokens.color.focus.inner};
      }
    }
  }
`;
export const Line = styled.p`
  overflow: hidden;
  min-block-size: 20px;
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
  text-align: -webkit-match-parent;
  text-align: match-parent;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
export const Corner = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[1]};
  position: absolute;
  z-index: ${tokens.layer.raised};
  inset-block-start: ${tokens.space[2]};
  inset-inline-end: ${tokens.space[2]};
  /* On the photo: the price is beside it. */
  [data-layout='row'] > & {
    inset-block: auto ${tokens.space[2]};
    inset-inline: calc(120px - ${tokens.size.touch} - ${tokens.space[2]}) auto;
  }
`;
