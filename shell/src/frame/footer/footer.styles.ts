import { media, tokens } from '@lintel/ui';
import styled, { css } from 'styled-components';

const { color, space } = tokens;
export const Area = styled.footer`
  border-block-start: 1px solid ${color.border.hairline};
  background: ${color.surface.subtle};
  color: ${color.text.muted};
  overflow-wrap: anywhere;
  font: ${tokens.font.small};
  ${media.print} {
    display: none;
  }
`;
const links = css`
  a {
    display: flex;
    align-items: center;
    min-block-size: 32px;
    color: inherit;
    text-decoration: none;
    &:hover {
      color: ${color.text.default};
      text-decoration: underline;
    }
  }
`;
export const Columns = styled.div`
  display: grid;
  gap: ${space[6]} ${space[8]};
  max-inline-size: ${tokens.size.page};
  margin-inline: auto;
  padding: ${space[8]} ${space.page} ${space[5]};
  ${media.laptop} {
    grid-template-columns: minmax(13rem, 2fr) minmax(0, 7fr);
  }
  h2 {
    margin-block-end: ${space[1]};
    color: ${color.text.default};
    font: ${tokens.font.smallStrong};
  }
  ${links}
`;
export const Pages = styled.nav`
  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(9.6rem, 40vw), 1fr));
    gap: ${space[6]};
  }
`;
export const Brand = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  justify-items: start;
  max-inline-size: 40ch;
  p:first-child {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    color: ${color.text.default};
    font: ${tokens.font.h3};
  }
`;
export const Contact = styled.div.attrs({ role: 'group' })`
  address {
    margin-block-start: ${space[1]};
    font-style: normal;
  }
`;
/** Languages, networks and apps in one line. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[8]};
  max-inline-size: ${tokens.size.page};
  margin-inline: auto;
  padding-inline: ${space.page};
  ${links}
  [role='group'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
    &:empty {
      display: none;
    }
  }
  button {
    min-block-size: 32px;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
    &[aria-pressed='true'] {
      color: ${color.text.default};
      font: ${tokens.font.smallStrong};
    }
    &:hover {
      text-decoration: underline;
    }
  }
`;
export const Rights = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[6]};
  max-inline-size: ${tokens.size.page};
  margin-inline: auto;
  padding: ${space[2]} ${space.page} ${space[5]};
  a {
    color: inherit;
  }
`;
