import type { PropertyDetail } from '@lintel/api-contract';
import { formatCount, formatDate, formatMoney, formatWhen, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { Badge, Banner, checkIcon, Icon, lockIcon, PriceTag } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { CompareToggle } from '#common/compare/compare-toggle.tsx';
import { cardAttributes } from '#common/listing/attributes.ts';
import { Heart } from '#common/saved/heart.tsx';
import { priceDrop, rentPeriod } from '#common/listing/listing.ts';
import { ShareButton } from '#common/share-button.tsx';
import { pricePerArea } from '#property/attributes/details.ts';
import { Actions, Facts, Head, Meta, Notes, Place, PriceRow } from './property-head.styles.ts';

interface Props {
  listing: PropertyDetail;
  place: string;
  /** Rank of the title on the page; default `h1`. */
  heading?: 'h1' | 'h3';
}

/** Price, title, place and the facts that decide, with the actions on the listing. */
export function PropertyHead({ listing, place, heading: Heading = 'h1' }: Props) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const locale = useLocale();
  const { property_type: deal, title, address, posted_at: postedAt, total_view: views } = listing;
  const likes = listing.total_favourite_users;
  const isGone = deal === 'sold' || deal === 'rented';
  return (
    <Head>
      {isGone && (
        <Banner
          tone="warning"
          title={t(`property.gone.${deal}`)}
          action={<a href="#similar">{t('property.gone.similar')}</a>}
        >
          {t('property.gone.text')}
        </Banner>
      )}
      <PriceRow>
        <Price listing={listing} />
        <Actions>
          <CompareToggle listing={listing} />
          <ShareButton title={title} />
          <Heart listing={listing} tone="outline" />
        </Actions>
      </PriceRow>
      <Facts>
        {cardAttributes(listing.parameters, locale).map(({ shape, name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Icon shape={shape} size={22} />
              {value}
            </dd>
          </div>
        ))}
      </Facts>
      <Heading id={Heading === 'h1' ? 'property-title' : undefined} dir="auto">
        {title}
      </Heading>
      <Place>
        <bdi>{address || place}</bdi>
      </Place>
      <Meta>
        <Badge tone={isGone ? 'warning' : 'neutral'}>{common(`dealType.${deal}`)}</Badge>
        <Badge>{listing.category.category}</Badge>
        {listing.promoted && <Badge tone="accent">{common('badge.ad')}</Badge>}
        {listing.is_premium && (
          <Badge tone="accent" icon={lockIcon}>
            {common('badge.premium')}
          </Badge>
        )}
        {!isGone && <Confirmed listing={listing} />}
        <span>
          {[
            postedAt && t('property.posted', { when: formatWhen(postedAt, { now: Date.now(), locale }) }),
            t('property.views', { count: views, shown: formatCount(views, locale) }),
            likes > 0 && t('property.likes', { count: likes, shown: formatCount(likes, locale) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </Meta>
    </Head>
  );
}

/** When the owner last confirmed that it is available. */
function Confirmed({
  listing: { confirmed_at: at, is_confirmation_overdue: isOverdue },
}: Pick<Props, 'listing'>) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  if (!at) return null;
  return isOverdue ? (
    <Badge tone="warning">{t('property.overdue', { when: formatDate(at, { locale }) })}</Badge>
  ) : (
    <Badge tone="success" icon={checkIcon}>
      {t('property.confirmed', { when: formatWhen(at, { now: Date.now(), locale }) })}
    </Badge>
  );
}

/** The price, what it was, and what a square metre costs. */
function Price({ listing }: { listing: PropertyDetail }) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const currency = useCurrency();
  const { price, previous_price: before, price_changed_at: changedAt } = listing;
  const percent = priceDrop(listing);
  const perArea = pricePerArea(listing);
  const money = (value: number) => formatMoney(value, { ...currency, locale });
  return (
    <div>
      <PriceTag value={price} currency={currency} period={rentPeriod(listing)} size="detail" />
      <Notes>
        {percent !== undefined && before && (
          <span>
            {t('property.was', { price: money(before), percent })}
            {changedAt && ` · ${formatWhen(changedAt, { now: Date.now(), locale })}`}
          </span>
        )}
        {perArea !== undefined && <span>{t('property.perArea', { price: money(perArea) })}</span>}
      </Notes>
    </div>
  );
}
