import { formatList, useLocale } from '@lintel/i18n';
import { useReadable } from '@lintel/remote-kit';
import { ButtonLink, closeIcon, IconButton, LiveRegion, Photo } from '@lintel/ui';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { cannotBeCompared, compareAddress, picks, SIDES } from './compare-picks.ts';
import { Bar } from './compare-tray.styles.ts';

/** The homes chosen for a comparison, at the foot of the page; the same in every tab. */
export default function CompareTray() {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const chosen = useReadable(picks);
  const isOdd = cannotBeCompared(chosen);
  const isFull = chosen.length === SIDES;
  const hint = isOdd ? t('compare.otherType') : isFull ? '' : t('compare.oneMore');
  return (
    <Bar data-bottom-bar="tray" aria-label={t('compare.tray')}>
      <LiveRegion>
        {t('compare.named', {
          chosen: t('compare.chosen', { count: chosen.length }),
          titles: formatList(
            chosen.map(({ title }) => title),
            locale,
          ),
        })}
      </LiveRegion>
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
