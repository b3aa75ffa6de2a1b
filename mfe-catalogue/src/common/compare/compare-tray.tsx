import { useReadable } from '@lintel/remote-kit';
import { ButtonLink, closeIcon, IconButton, LiveRegion, media, Photo, tokens } from '@lintel/ui';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import { cannotBeCompared, compareAddress, picks, SIDES } from './compare-picks.ts';

/** The homes chosen for a comparison, at the foot of the page; the same in every tab. */
export default function CompareTray() {
  const { t } = useDeferredTranslation();
  const chosen = useReadable(picks);
  const isOdd = cannotBeCompared(chosen);
  const isFull = chosen.length === SIDES;
  const hint = isOdd ? t('compare.otherType') : isFull ? '' : t('compare.oneMore');
  return (
    <Bar aria-label={t('compare.tray')}>
      <LiveRegion>{t('compare.chosen', { count: chosen.length })}</LiveRegion>
      <ul role="list">
        {chosen.map(({ id, title, image }) => (
          <li key={id}>
            <Photo src={image} alt="" ratio="1 / 1" sizes="48px" />
            <bdi>{title}</bdi>
            <IconButton
              shape={closeIcon}
              label={t('compare.unpick', { title })}
              onClick={() => picks.change((all) => all.filter((pick) => pick.id !== id))}
            />
          </li>
        ))}
      </ul>
      <span>{hint}</span>
      {isFull && !isOdd && (
        <ButtonLink size="small" to={compareAddress(chosen.map(({ id }) => id))}>
          {t('compare.open')}
        </ButtonLink>
      )}
    </Bar>
  );
}

const Bar = styled.section`
  position: fixed;
  inset-inline: ${tokens.space[2]};
  /* Above the tab bar of the frame, which phones have. */
  inset-block-end: calc(72px + env(safe-area-inset-bottom));
  z-index: ${tokens.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  max-inline-size: 760px;
  margin-inline: auto;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border: 1px solid ${tokens.color.border.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface.overlay};
  box-shadow: ${tokens.shadow.popover};
  font: ${tokens.font.small};
  ${media.tablet} {
    inset-block-end: ${tokens.space[4]};
  }
  ul {
    display: grid;
    flex: 1 1 300px;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space[2]};
  }
  li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) auto;
    align-items: center;
    gap: ${tokens.space[2]};
  }
  li > span {
    border-radius: ${tokens.radius.control};
  }
  bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span:not([role]) {
    color: ${tokens.color.text.muted};
    &:empty {
      display: none;
    }
  }
`;
