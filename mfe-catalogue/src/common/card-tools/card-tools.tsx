import { lazyDialog } from '@lintel/remote-kit';
import { moreIcon, type IconShape } from '@lintel/ui';
import { useState } from 'react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { useCannotHover } from '#common/use-cannot-hover.ts';
import { Dots, Sign, Signs } from './card-tools.styles.ts';

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

const CardMenu = lazyDialog(() => import(/* webpackChunkName: "card-extras" */ './card-menu.tsx'));

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
          onClick={() => setOpen(true)}
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
