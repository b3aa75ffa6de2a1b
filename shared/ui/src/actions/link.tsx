import type { LinkProps } from 'react-router-dom';
import { Link as RouterLink } from 'react-router-dom';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconShape } from '../icons/shapes.ts';
import { tokens } from '../tokens/tokens.ts';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonTone } from './button-style.ts';

export interface TextLinkProps extends LinkProps {
  /** `quiet` has the colour of the text around it and no line until hovered; for lists of links. */
  tone?: 'default' | 'quiet';
}

/** A link inside the product. */
export function TextLink({ tone = 'default', ...link }: TextLinkProps) {
  return <Anchor data-tone={tone} {...link} />;
}

export interface ButtonLinkProps extends LinkProps {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Takes all of the width. */
  wide?: boolean;
  /** Drawn before the text. */
  icon?: IconShape;
}

/** A link inside the product that looks like a button. */
export function ButtonLink({
  tone = 'primary',
  size = 'medium',
  wide,
  icon,
  children,
  ...link
}: ButtonLinkProps) {
  return (
    <ButtonAnchor $tone={tone} $size={size} $wide={wide} {...link}>
      {icon && <Icon shape={icon} size={20} />}
      {children}
    </ButtonAnchor>
  );
}

const Anchor = styled(RouterLink)`
  color: ${tokens.color.text.link};
  &[data-tone='quiet'] {
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`;
const ButtonAnchor = styled(RouterLink)<ButtonLook>`
  ${buttonStyle}
`;
