import { fireEvent, screen } from '@testing-library/react';
import { ErrorState } from '../feedback/error-state.tsx';
import { bedIcon } from '../icons/card-shapes.ts';
import { show } from '../test-page.tsx';
import { Avatar } from './avatar.tsx';
import { CountBadge } from './count-badge.tsx';
import { FactsRow } from './facts-row.tsx';
import { photoAt } from '@lintel/contract';
import { Photo } from './photo.tsx';
import { PriceTag } from './price-tag.tsx';

const dollars = { currency: 'USD', symbol: '$', suffix: true };

describe('PriceTag', () => {
  it('shows the compact price and tells the complete one', async () => {
    const { container } = await show(<PriceTag value={1850} currency={dollars} period="monthly" />);
    expect(screen.getByTitle('$1,850.00')).toHaveTextContent('$1.85K');
    expect(container).toHaveTextContent('$1,850/month');
    expect(screen.getByText('/month')).toBeInTheDocument();
  });
  it('has no cents, but in the tooltip (B2)', async () => {
    await show(<PriceTag value={1850} currency={{ ...dollars, suffix: false }} />);
    expect(screen.getByTitle('$1,850.00')).toHaveTextContent(/^\$1,850$/);
  });
  it('of a rent by the year shows what a month costs (A11)', async () => {
    const { container } = await show(<PriceTag value={7080} currency={dollars} period="yearly" />);
    expect(container).toHaveTextContent(/\/year\s*\$590\/month/);
  });
  it('shows that the price is on request', async () => {
    await show(<PriceTag value={0} currency={dollars} />);
    expect(screen.getByText('Price on request')).toBeInTheDocument();
  });
});

describe('Photo', () => {
  it('offers the widths that the server makes and reserves the place', async () => {
    await show(<Photo src="http://api.test/a.webp?v=2" alt="Garden" ratio="3 / 2" priority />);
    const photo = screen.getByRole('img', { name: 'Garden' });
    expect(photo).toHaveAttribute('srcset', expect.stringContaining('a.webp?v=2&w=960 960w'));
    expect(photo).toHaveAttribute('width', '640');
    expect(photo).toHaveAttribute('height', '427');
    expect(photo).toHaveAttribute('loading', 'eager');
  });
  it('shows a plate when it cannot be loaded or there is none', async () => {
    const { rerender } = await show(<Photo src="http://api.test/a.webp" alt="Garden" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'Garden: No photo' })).toBeInTheDocument();
    rerender(<Photo src="" alt="Garden" />);
    expect(screen.getByRole('img', { name: 'Garden: No photo' })).toBeInTheDocument();
  });
  it('leaves drawings and inline pictures alone', () => {
    expect(photoAt('/plan.svg', 640)).toBe('/plan.svg');
    expect(photoAt('blob:x', 640)).toBe('blob:x');
  });
});

it('Avatar falls back to initials of any script', async () => {
  await show(
    <>
      <Avatar name="Sara Al Khatib" />
      <Avatar name="ليلى حداد" src="http://api.test/gone.jpg" />
    </>,
  );
  expect(screen.getByText('SK')).toBeInTheDocument();
  fireEvent.error(document.querySelector('img')!);
  expect(screen.getByText('لح')).toBeInTheDocument();
});

it('Avatar shows a user where there is no name (A44)', async () => {
  const { container } = await show(<Avatar name="" />);
  expect(container.querySelector('svg')).toBeInTheDocument();
});

it('FactsRow names each fact for assistive technology', async () => {
  await show(<FactsRow facts={[{ shape: bedIcon, name: 'Bedrooms', value: '3' }]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('Bedrooms: 3');
});

it('ErrorState explains what happened and starts the call again', async () => {
  const onRetry = jest.fn();
  const { user } = await show(<ErrorState error={{ kind: 'offline' }} onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('You’re offline');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('ErrorState does not call a device offline that has a network', async () => {
  await show(<ErrorState error={{ kind: 'offline', key: 'unavailable' }} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Couldn’t load thisThis isn’t available right now. Try again in a moment.',
  );
});

it('CountBadge caps large numbers, and is absent at zero', async () => {
  const { container } = await show(
    <>
      <CountBadge count={0} />
      <CountBadge count={240} spoken />
    </>,
  );
  expect(container).toHaveTextContent(/^99\+$/);
});
