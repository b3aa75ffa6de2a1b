import { media, tokens } from '@lintel/ui';
import styled from 'styled-components';

/** Each number over its word. */
export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[6]};
  margin-block: ${tokens.space[3]};
  > div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  dd {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    margin: 0;
    font: ${tokens.font.bodyStrong};
    svg {
      color: ${tokens.color.text.muted};
    }
  }
`;
export const Head = styled.header`
  /* The price leads; the name of the listing is for telling it from others. */
  h1,
  h3 {
    font: ${tokens.font.h2};
  }
  ${media.phone} {
    display: flex;
    flex-direction: column;
  }
`;
export const PriceRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  margin-block: ${tokens.space[2]};
  ${media.phone} {
    display: contents;
    > :first-child {
      margin-block: ${tokens.space[2]};
    }
  }
`;
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  /* On a phone a row of its own, after what they are about. */
  ${media.phone} {
    order: 1;
    margin-block-start: ${tokens.space[3]};
    margin-inline-start: calc(-1 * ${tokens.space[3]});
  }
`;
export const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
`;
export const Place = styled.p`
  margin-block: ${tokens.space[1]} ${tokens.space[3]};
  color: ${tokens.color.text.muted};
`;
export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  margin-block-start: ${tokens.space[4]};
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
  /* A badge takes a second line only where it is wider than the row. */
  > span {
    max-inline-size: 100%;
    white-space: normal;
  }
`;
