import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { TextLink } from '../actions/link.tsx';
import { Icon } from '../icons/icon.tsx';
import { chevronForwardIcon } from '../icons/card-shapes.ts';
import { tokens } from '../tokens/tokens.ts';

export interface BreadcrumbProps {
  /** From the home page down; without the page on screen. */
  trail: readonly { to: string; label: string }[];
  /** The page on screen. */
  current: ReactNode;
}

/** Where the page is in the site. */
export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  const { t } = useTranslation();
  return (
    <Nav aria-label={t('nav.breadcrumb')}>
      <ol role="list">
        {trail.map(({ to, label }) => (
          <li key={to}>
            <TextLink tone="quiet" to={to}>
              {label}
            </TextLink>
            <Icon shape={chevronForwardIcon} size={14} />
          </li>
        ))}
        <li aria-current="page">
          <bdi>{current}</bdi>
        </li>
      </ol>
    </Nav>
  );
}

const Nav = styled.nav`
  min-inline-size: 0;
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
  ol,
  li {
    display: flex;
    align-items: center;
    gap: ${tokens.space[1]};
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  ol {
    flex-wrap: wrap;
  }
  a {
    padding-block: ${tokens.space[1]};
  }
  li[aria-current] bdi {
    overflow: hidden;
    max-inline-size: 40ch;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
