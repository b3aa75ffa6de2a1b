import { media, tokens } from '@lintel/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-block-end: 1px solid ${tokens.color.border.hairline};
  ${media.low} {
    padding-block: ${tokens.space[1]};
  }
`;
export const Back = styled(Link)`
  display: none;
  place-items: center;
  inline-size: ${tokens.size.touch};
  block-size: ${tokens.size.touch};
  color: inherit;
  @container (max-width: 43.99rem) {
    display: grid;
  }
`;
export const Who = styled.div`
  flex: 1;
  min-inline-size: 0;
  h2 {
    overflow: hidden;
    font: ${tokens.font.bodyStrong};
    text-overflow: ellipsis;
    white-space: nowrap;
    &:focus {
      outline: 0;
    }
  }
  small {
    display: block;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
export const Listing = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  font: ${tokens.font.small};
  > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* Until the price is there its place is kept; projects have none. */
  &[data-priced]:has(> :only-child)::after {
    content: '';
    inline-size: 9rem;
    block-size: 28px;
  }
  @container (min-width: 58rem) {
    display: none;
  }
  /* Above a keyboard on screen the messages need the room: the listing has one line there, or none. */
  ${media.low} {
    flex-wrap: nowrap;
    white-space: nowrap;
    > :not(:first-child) {
      flex-shrink: 0;
    }
    [data-line] {
      display: none;
    }
    @container (max-width: 37.49rem) {
      display: none;
    }
  }
`;
