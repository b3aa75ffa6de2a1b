import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Chip, RemovableChip } from '../actions/chip.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { ButtonLink, TextLink } from '../actions/link.tsx';
import { shareIcon } from '../icons/more-shapes.ts';
import { heartIcon, searchIcon } from '../icons/shapes.ts';
import { Example, Examples } from './layout.tsx';

const tones = ['primary', 'secondary', 'quiet', 'danger'] as const;

/** Buttons, links and chips. */
export function ActionStates() {
  const [pressed, setPressed] = useState(true);
  return (
    <Examples>
      <Example name="Button: tones">
        {tones.map((tone) => (
          <Button key={tone} tone={tone}>
            {tone}
          </Button>
        ))}
      </Example>
      <Example name="Button: sizes, icon, busy, disabled">
        <Button size="small">Small</Button>
        <Button icon={searchIcon}>With icon</Button>
        <Button size="large">Large</Button>
        <Button busy>Saving</Button>
        <Button disabled>Disabled</Button>
      </Example>
      <Example name="Link, ButtonLink">
        <ButtonLink to="/">Looks like a button</ButtonLink>
        <ButtonLink to="/" tone="secondary">
          Secondary
        </ButtonLink>
        <TextLink to="/">Text link</TextLink>
        <TextLink to="/" tone="quiet">
          Quiet link
        </TextLink>
      </Example>
      <Example name="IconButton: plain, outline, on a photo, filled, disabled">
        <IconButton shape={shareIcon} label="Share" />
        <IconButton shape={shareIcon} label="Share" tone="outline" />
        <IconButton shape={heartIcon} label="Save" tone="photo" />
        <IconButton shape={heartIcon} label="Saved" tone="photo" filled />
        <IconButton shape={shareIcon} label="Share" disabled />
      </Example>
      <Example name="Chip, Tag: choice, suggestion, applied">
        <Chip pressed={pressed} onClick={() => setPressed(!pressed)}>
          Garden
        </Chip>
        <Chip>Near a school</Chip>
        <RemovableChip removeLabel="Remove filter Villa" onRemove={() => {}}>
          Villa
        </RemovableChip>
      </Example>
    </Examples>
  );
}
