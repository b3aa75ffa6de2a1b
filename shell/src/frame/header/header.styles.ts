import { media, tokens } from '@lintel/ui';
import styled from 'styled-components';
import { NavigationLink } from '#frame/navigation/navigation-link.tsx';

const { color, space } = tokens;
/** What there is room for depends on the size of the letters too, hence `rem` of a container. Five pages in the longest language beside a signed-in person's tools; below, the menu has them. */
const roomForPages = '@container (min-width: 62.5rem)';
/** The same with language, colours and place. */
const roomForAll = '@container (min-width: 77.5rem)';
export const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.layer.header};
  container-type: inline-size;
  border-block-end: 1px solid ${color.border.hairline};
  background: ${color.surface.canvas};
  ${media.print} {
    display: none;
  }
`;
export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  max-inline-size: ${tokens.size.page};
  /* Above a page from edge to edge it begins and ends where that does. */
  :root:has(main [data-full-bleed]) & {
    max-inline-size: none;
  }
  block-size: ${tokens.size.header};
  margin-inline: auto;
  padding-inline: ${space.page};
  ${media.phone} {
    gap: 0;
  }
`;
export const Pages = styled.nav`
  flex: 1;
  min-inline-size: 0;
  ul {
    display: none;
    gap: ${space[1]};
    ${roomForPages} {
      display: flex;
    }
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: ${tokens.size.touch};
    padding-inline: ${space[2]};
    ${roomForAll} {
      padding-inline: ${space[3]};
    }
    border-radius: ${tokens.radius.control};
    color: ${color.text.muted};
    font: ${tokens.font.smallStrong};
    text-decoration: none;
    white-space: nowrap;
    transition: color ${tokens.motion.state};
    &:hover,
    &[aria-current] {
      color: ${color.text.default};
    }
    &[aria-current] {
      box-shadow: inset 0 -2px ${color.action.default};
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
  }
`;
export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  ${media.phone} {
    gap: 0;
  }
`;
export const Post = styled(NavigationLink)`
  display: none;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 40px;
  margin-inline-end: ${space[2]};
  padding-inline: ${space[4]};
  border: 1px solid ${color.border.control};
  border-radius: ${tokens.radius.pill};
  color: ${color.text.default};
  font: ${tokens.font.smallStrong};
  text-decoration: none;
  white-space: nowrap;
  transition: background ${tokens.motion.state};
  &:hover {
    background: ${color.surface.sunken};
  }
  @container (min-width: 37.5rem) {
    display: inline-flex;
  }
  /* Here pages or tools fill the row. */
  @container (max-width: 44.99rem) or ((min-width: 62.5rem) and (max-width: 69.99rem)) {
    span {
      display: none;
    }
  }
`;
/** On phones the bar at the bottom has them. */
export const Tools = styled.div`
  display: contents;
  ${media.phone} {
    display: none;
  }
`;
/** Where there is no room for all of them, the menu has language and colours. */
export const Wide = styled.div`
  display: none;
  ${roomForAll} {
    display: contents;
  }
`;
export const Narrow = styled.div`
  display: contents;
  ${roomForAll} {
    display: none;
  }
`;
