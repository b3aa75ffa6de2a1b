import { lazyPage } from '@lintel/remote-kit';
import { IconButton, moreIcon, tokens, type IconShape } from '@lintel/ui';
import { useState } from 'react';
import styled, { css } from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { useCannotHover } from '#common/use-cannot-hover.ts';

/** Something that can be done with a home in a list. */
export interface CardTool {
  key: string;
  shape: IconShape;
  /** Names the home too, for screen readers. */
  label: string;
  /** A word or two, beside the sign. */
  tip: string;
  /** On or off. */
  pressed?: boolean;
  /** It asks further questions. */
  opensDialog?: boolean;
  onPress(): void;
  /** A pointer is over it. */
  onApproach?(): void;
}

interface Props {
  /** Of the home. */
  title: string;
  tools: readonly CardTool[];
}

const CardMenu = lazyPage(() => import(/* webpackChunkName: "card-extras" */ './card-menu.tsx'), null);
/** A failed chunk opens nothing; the next press tries again. */
const ignore = () => undefined;

/** Signs on the photo while a pointer or the focus is at the card; for fingers a button that opens them as a menu. */
export function CardTools({ title, tools }: Props) {
  const { t } = useDeferredTranslation();
  const [isOpen, setOpen] = useState(false);
  if (useCannotHover()) {
    return (
      <>
        <Dots
          tone="photo"
          shape={moreIcon}
          label={t('card.tools', { title })}
          aria-haspopup="dialog"
          onClick={() => void CardMenu.preload().then(() => setOpen(true), ignore)}
        />
        {isOpen && <CardMenu title={title} tools={tools} onClose={() => setOpen(false)} />}
      </>
    );
  }
  return (
    <Signs>
      {tools.map(({ key, shape, label, tip, pressed, opensDialog, onPress, onApproach }) => (
        <Sign
          key={key}
          tone="photo"
          shape={shape}
          label={label}
          title={undefined}
          data-tip={tip}
          aria-pressed={pressed}
          aria-haspopup={opensDialog ? 'dialog' : undefined}
          onClick={onPress}
          onPointerEnter={onApproach}
        />
      ))}
    </Signs>
  );
}

/** A card of the row layout has no room for tools. */
const notInRow = css`
  [data-layout='row'] & {
    display: none;
  }
`;
const Dots = styled(IconButton)`
  inline-size: 36px;
  block-size: 36px;
  /* A finger needs more than the eye. */
  &::after {
    content: '';
    position: absolute;
    inline-size: ${tokens.size.touch};
    block-size: ${tokens.size.touch};
  }
  ${notInRow}
`;
const Signs = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  ${notInRow}
`;
const Sign = styled(IconButton)`
  position: relative;
  inline-size: 32px;
  block-size: 32px;
  opacity: 0;
  transition:
    opacity ${tokens.motion.state},
    background ${tokens.motion.state};
  svg {
    inline-size: 18px;
  }
  article:hover &,
  article:focus-within &,
  &[aria-pressed='true'] {
    opacity: 1;
  }
  &[aria-pressed='true'] {
    background: ${tokens.color.action.default};
    color: ${tokens.color.text.onAction};
  }
  &::before {
    content: attr(data-tip);
    display: none;
    position: absolute;
    inset-inline-end: calc(100% + ${tokens.space[1]});
    padding: ${tokens.space[1]} ${tokens.space[2]};
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.surface.inverse};
    color: ${tokens.color.text.inverse};
    font: ${tokens.font.micro};
    white-space: nowrap;
    pointer-events: none;
  }
  &:hover::before,
  &:focus-visible::before {
    display: block;
  }
`;
