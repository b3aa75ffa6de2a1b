import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconShape } from '../icons/shapes.ts';
import { tokens } from '../tokens/tokens.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface Fact {
  shape: IconShape;
  /** What is counted, spoken before the value: "Bedrooms". */
  name: string;
  /** The value as shown: "3", "142 m²". */
  value: string;
}

/** A line of two or three facts with icons, e.g. beds, baths and area. Nothing when there are none. */
export function FactsRow({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <List role="list">
      {facts.map(({ shape, name, value }) => (
        <li key={name} title={name}>
          <Icon shape={shape} size={18} />
          <VisuallyHidden>{name}: </VisuallyHidden>
          <bdi>{value}</bdi>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
  li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;
