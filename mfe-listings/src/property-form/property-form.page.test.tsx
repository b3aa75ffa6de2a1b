import { arrangePictures, postProperty, updatePostProperty } from '@lintel/api-contract';
import { memoryShell, offline, rejected, renderRemote, stub } from '@lintel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { connect } from '#remote.ts';
import { formAnswers, postedProperty, poster } from '#testing/forms.ts';
import { ownPropertiesAnswer, property } from '#testing/properties.ts';

type Shell = ReturnType<typeof memoryShell>;
const newShell = (answers = formAnswers()) => memoryShell({ session: poster, answers });
const open = (shell: Shell, path = '/user/add-property') =>
  renderRemote('mfe-listings', connect, { shell, path });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const stateOf = async (step: string) =>
  (await screen.findByRole('link', { name: step })).closest('li')!.textContent;
const at = (draft: string, step: string) => `/user/add-property?draft=${draft}&step=${step}`;

describe('before the form', () => {
  it('names what the profile and the package lack, with the way there', async () => {
    const shell = memoryShell({
      session: { user: { ...poster.user, mobile: '', address: ' ' } },
      answers: formAnswers({ limit: false }),
    });
    await open(shell);
    expect(await screen.findByText('Still missing: phone number, address')).toBeVisible();
    expect(screen.getByText('All listings of your package are used.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Complete profile' })).toHaveAttribute('href', '/user/profile');
    expect(screen.getByRole('link', { name: 'See packages' })).toHaveAttribute(
      'href',
      '/subscription-plan?for=property_list&return=%2Fuser%2Fadd-property',
    );
    expect(screen.queryByRole('link', { name: 'Basics' })).toBeNull();
  });

  it.each([
    [{ package: false, feature: false, limit: false }, 'You don’t have a running package.'],
    [{ feature: false, limit: false }, 'Your package doesn’t include listings.'],
  ])('tells apart a package that is missing and one without listings: %o', async (check, words) => {
    await open(newShell(formAnswers(check)));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('makes way for the form once a package is bought, here or in another tab', async () => {
    const shell = newShell(formAnswers({ limit: false }));
    const { remote } = await open(shell);
    await screen.findByText('All listings of your package are used.');
    for (const answer of formAnswers()) shell.answer(answer);
    await act(async () => remote.on['package.bought@1']?.({ packageId: 2 }));
    expect(await screen.findByRole('link', { name: 'Basics' })).toBeVisible();
  });
});

describe('the steps', () => {
  it('begin with a list of which none is started, and the check waits for them', async () => {
    await open(newShell());
    expect(await stateOf('Basics')).toContain('Not yet started');
    expect(screen.getByText('Check and send').closest('li')).toHaveTextContent('Cannot start yet');
    expect(screen.queryByRole('link', { name: 'Check and send' })).toBeNull();
  });

  it('go on only when they are right, with the errors in a summary that has the focus', async () => {
    const { location } = await open(newShell(), at('a', 'basics'));
    await screen.findByRole('textbox', { name: 'Title' });
    await press('Save and continue');
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('link', { name: 'Fill in “Title”' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'For rent' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Villa');
    await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'By the sea');
    await press('Save and continue');
    expect(await screen.findByRole('combobox', { name: 'Category' })).toBeVisible();
    expect(location().search).toBe('?draft=a&step=facts');
  });

  it('ask for the facts of the chosen category, the required ones too', async () => {
    await open(newShell(), at('b', 'facts'));
    const category = await screen.findByRole('combobox', { name: 'Category' });
    await userEvent.selectOptions(category, 'Villa');
    await press('Save and continue');
    expect(await screen.findByRole('link', { name: 'Fill in “Bedrooms”' })).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Bedrooms' }), '3');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Heating (optional)' }), 'Solar');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pool' }));
    await press('Save and continue');
    expect(await screen.findByRole('textbox', { name: 'Price' })).toBeVisible();
  });

  it('ask for the period of a rent, and not of a sale', async () => {
    await open(newShell(), at('c', 'basics'));
    await userEvent.click(await screen.findByRole('radio', { name: 'For sale' }));
    await userEvent.click(screen.getByRole('link', { name: 'All steps' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Price and terms' }));
    expect(await screen.findByRole('textbox', { name: 'Price' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Paid' })).toBeNull();
  });

  it('go on after the only distance was emptied again', async () => {
    await open(newShell(), at('emptied', 'facilities'));
    const distance = await screen.findByRole('textbox', { name: 'School (optional)' });
    await userEvent.type(distance, '2');
    await userEvent.clear(distance);
    await userEvent.click(screen.getByRole('link', { name: 'All steps' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Search engines' }));
    await screen.findByRole('textbox', { name: /^Keywords/ });
    await press('Save and continue');
    expect(await screen.findByRole('button', { name: 'Post property' })).toBeVisible();
  });

  it('take the keyword that is still being typed', async () => {
    const shell = newShell();
    await open(shell, at('words', 'search'));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Keywords/ }), 'sea view');
    await press('Save and continue');
    expect(await screen.findByRole('heading', { name: 'Check and send' })).toBeVisible();
    expect(await screen.findByText('sea view')).toBeVisible();
  });

  it.each([
    ['a price of 1e15', 'price', 'Price', '1000000000000000', 'Price: That’s more than'],
    ['a price below 1', 'price', 'Price', '0', 'Price: '],
    ['a title of 10,000 letters', 'basics', 'Title', 'x'.repeat(10_000), 'Title: '],
  ])('refuse %s at its field, and keep what was typed', async (_, step, field, text, summary) => {
    await open(newShell(), at(`bounds-${text.length}`, step));
    const input = await screen.findByRole('textbox', { name: field });
    await userEvent.click(input);
    await userEvent.paste(text);
    await press('Save and continue');
    expect(
      within(await screen.findByRole('alert')).getByRole('link', { name: new RegExp(`^${summary}`) }),
    ).toBeVisible();
    expect(input).toBeInvalid();
    expect((input as HTMLInputElement).value.replaceAll(',', '')).toBe(text);
  });

  it('are saved while the user types, guard the page until then, and are there again', async () => {
    const shell = newShell();
    const { unmount } = await open(shell, at('kept', 'basics'));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Draft villa');
    expect(shell.leaveGuards).toBeGreaterThan(0);
    expect(await screen.findByText(/^Saved /)).toBeVisible();
    unmount();
    const second = newShell();
    const { unmount: leave } = await open(second);
    await userEvent.click(
      within((await screen.findByText('Draft villa')).closest('li')!).getByRole('link', { name: 'Continue' }),
    );
    expect(await stateOf('Basics')).toContain('In progress');
    expect(screen.getByText('You’re continuing your draft.')).toBeVisible();
    leave();
    await open(newShell(), '/user/add-property');
    const row = (await screen.findByText('Draft villa')).closest('li')!;
    await userEvent.click(within(row).getByRole('button', { name: 'Delete draft: Draft villa' }));
    await press('Delete');
    await waitFor(() => expect(screen.queryByText('Draft villa')).toBeNull());
  });

  it('show on each what buyers will see of what is typed, once that is asked for, and on a phone in a window of its own', async () => {
    const shell = newShell();
    const drawn: string[] = [];
    const Slot = (props: { name: string; property?: { title: string }; as?: string }) => {
      if (props.name !== 'listing.preview') return null;
      drawn.push(`${props.as}: ${props.property!.title}`);
      return <p>{props.property!.title}</p>;
    };
    Object.assign(shell, { Slot });
    await open(shell, at('preview', 'basics'));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Villa');
    expect(drawn).toEqual([]);
    await press('Show preview');
    expect(await screen.findByText('Villa')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), ' by the sea');
    expect(await screen.findByText('Villa by the sea')).toBeVisible();
    expect(drawn.at(-1)).toBe('card: Villa by the sea');
    await userEvent.click(screen.getByRole('radio', { name: 'Page on a phone' }));
    const phone = await screen.findByTitle<HTMLIFrameElement>('Page on a phone');
    await waitFor(() => expect(phone.contentDocument!.body).toHaveTextContent('Villa by the sea'));
    await press('Hide preview');
    expect(screen.queryByTitle('Page on a phone')).toBeNull();
  });
});

describe('an own listing', () => {
  const listed = property(1, {
    title_image: 'https://site/cover.webp',
    meta_title: 'Meta',
    is_premium: true,
    parameters: [
      {
        id: 1,
        name: 'Bedrooms',
        type_of_parameter: 'number',
        type_values: null,
        image: '',
        is_required: 1,
        value: '3',
      },
    ],
    description: 'By the sea',
  });
  const answers = () => [...formAnswers(), ownPropertiesAnswer([listed])];
  const arranged = stub(arrangePictures, {
    error: false,
    message: 'ok',
    data: { cover: { image_url: '', alt: '' }, gallery: [] },
  });
  const changed = stub(updatePostProperty, {
    error: false,
    message: 'ok',
    data: [postedProperty(listed, { request_status: 'pending' })],
  });
  const changePrice = async (shell: Shell) => {
    const rendered = await open(shell, '/user/edit-property/1?step=price');
    const price = await screen.findByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.type(price, '440000');
    await userEvent.click(screen.getByRole('link', { name: 'All steps' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Check and send' }));
    await screen.findByText('$440,000');
    return rendered;
  };
  /** The form waits for the network, with its price changed. */
  const saveWithoutNetwork = async () => {
    const shell = newShell(answers());
    shell.answer(
      stub(updatePostProperty, () => Promise.reject(offline)),
      arranged,
    );
    await changePrice(shell);
    await press('Save changes');
    expect(await screen.findByText(/^You’re offline/)).toBeVisible();
    return shell;
  };

  it('that its owner hid stays hidden: a trusted change waits for no review', async () => {
    const shell = newShell(answers());
    const hidden = postedProperty(listed, { status: 0 });
    shell.answer(stub(updatePostProperty, { error: false, message: 'ok', data: [hidden] }), arranged);
    await changePrice(shell);
    await press('Save changes');
    expect(
      await screen.findByRole('heading', {
        name: '“Home 1” is changed. It stays hidden until you show it.',
      }),
    ).toHaveFocus();
    const own = screen.getByRole('link', { name: 'See it as its owner' });
    expect(own).toHaveAttribute('href', '/my-property/home-1');
  });

  it('is changed in its price alone: the call states again what would be cleared', async () => {
    const shell = newShell(answers());
    shell.answer(changed, arranged);
    await changePrice(shell);
    await press('Save changes');
    expect(await screen.findByRole('heading', { name: /“Home 1” is changed\. We check it/ })).toHaveFocus();
    const call = shell.calls.find(({ path }) => path === 'update_post_property');
    expect(call?.parameters).toMatchObject({
      id: 1,
      action_type: '0',
      price: 440_000,
      meta_title: 'Meta',
      is_premium: 'true',
      parameters: [{ parameter_id: 1, value: '3' }],
    });
    expect(call?.parameters).not.toHaveProperty('title_image');
  });

  it('is copied into a new draft, photos included, with a title of its own', async () => {
    const files = jest.fn(async () => ({
      ok: true,
      blob: async () => new Blob(['x'], { type: 'image/webp' }),
    }));
    globalThis.fetch = files as unknown as typeof fetch;
    const shell = newShell([
      ...answers(),
      stub(postProperty, { error: false, message: 'ok', data: [postedProperty(listed)] }),
    ]);
    await open(shell, '/user/add-property?draft=copy&from=1');
    await userEvent.click(await screen.findByRole('link', { name: 'Check and send' }));
    expect(await screen.findByText('Home 1 (2)')).toBeVisible();
    const quality = screen.getByRole('meter', { name: 'Quality of the listing' });
    expect(Number(quality.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    expect(screen.getAllByRole('link', { name: /^\+\d+: / })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('draft=copy&step='),
    );
    await press('Post property');
    await screen.findByRole('heading', { name: /is live/ });
    expect(screen.queryByText(/^Do the steps/)).toBeNull();
    expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/properties-details/home-1');
    const another = screen.getByRole('link', { name: 'Start a new listing' });
    expect(another.getAttribute('href')).toMatch(/^\/user\/add-property\?draft=/);
    const { parameters } = shell.calls.find(({ path }) => path === 'post_property')!;
    expect(parameters).toMatchObject({ title: 'Home 1 (2)', client_id: 'copy', meta_title: 'Meta' });
    expect(parameters).not.toHaveProperty('slug_id');
    expect((parameters as { title_image: File }).title_image.name).toBe('cover.webp');
    expect(files).toHaveBeenCalledWith('https://site/cover.webp');
  });

  it('is shown as its link will look in a messenger: cover, title, price and site', async () => {
    await open(newShell(answers()), '/user/edit-property/1?step=search');
    const card = within(await screen.findByRole('figure', { name: 'Preview in a messenger' }));
    expect(card.getByRole('img')).toHaveAttribute('src', 'https://site/cover.webp');
    expect(card.getByText('Meta')).toBeVisible();
    expect(card.getByText(/^\$/)).toBeVisible();
    expect(card.getByText(location.host)).toBeVisible();
    const title = screen.getByRole('textbox', { name: /^Title in searches/ });
    await userEvent.clear(title);
    await userEvent.type(title, 'Sea house');
    expect(await card.findByText('Sea house')).toBeVisible();
    expect(screen.getByText(/9 of 60 letters$/)).toBeVisible();
  });

  it('has a description suggested for each photo whose subject is stated, and an order', async () => {
    const pictured = property(2, {
      title_image: 'https://site/cover.webp',
      gallery: [{ id: 11, image: 'one.webp', image_url: 'https://site/one.webp' }],
      category_id: 1,
    });
    await open(
      newShell([...formAnswers(), ownPropertiesAnswer([pictured])]),
      '/user/edit-property/2?step=photos',
    );
    const subjectOf = (place: number) => screen.findByRole('combobox', { name: `Subject of photo ${place}` });
    await userEvent.selectOptions(await subjectOf(1), 'Kitchen');
    await press(`Use “Kitchen – Villa, ${pictured.city}”`);
    expect(screen.getAllByRole('textbox')[0]).toHaveValue(`Kitchen – Villa, ${pictured.city}`);
    await userEvent.selectOptions(await subjectOf(2), 'Front');
    await press('Use suggested order');
    expect(await subjectOf(1)).toHaveDisplayValue('Front');
    expect(screen.queryByRole('button', { name: 'Use suggested order' })).toBeNull();
  });

  it('is sent once by two presses', async () => {
    const shell = newShell(answers());
    shell.answer(changed, arranged);
    await changePrice(shell);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByRole('heading', { name: /is changed/ });
    expect(shell.calls.filter(({ path }) => path === 'update_post_property')).toHaveLength(1);
  });

  it('shows at its step what the back end refuses, and loses nothing', async () => {
    const shell = newShell(answers());
    shell.answer(
      stub(updatePostProperty, () =>
        Promise.reject(rejected('validation', { fields: { price: 'is too low' } })),
      ),
    );
    await changePrice(shell);
    await press('Save changes');
    const refusal = (await screen.findByText('is too low')).closest('li')!;
    await userEvent.click(within(refusal).getByRole('link', { name: 'Price and terms' }));
    expect(await screen.findByRole('textbox', { name: 'Price' })).toHaveValue('440,000');
  });

  it('leads to a package that fits when the limit is over by then, and back to this step', async () => {
    const shell = newShell(answers());
    shell.answer(stub(updatePostProperty, () => Promise.reject(rejected('packageRequired'))));
    await changePrice(shell);
    await press('Save changes');
    expect(await screen.findByText('You’ve reached your limit')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See packages' })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^\/subscription-plan\?for=property_list&return=%2Fuser%2Fedit-property%2F\d+.*check/,
      ),
    );
  });

  it('waits while the network is gone, and goes on by itself', async () => {
    const shell = await saveWithoutNetwork();
    shell.answer(changed);
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: /is changed/ })).toBeVisible();
  });

  it('is sent with the price that was corrected while the network was gone, at another press', async () => {
    const shell = await saveWithoutNetwork();
    await userEvent.click(screen.getByRole('link', { name: 'Change Price' }));
    const price = await screen.findByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.type(price, '430000');
    shell.answer(changed);
    act(() => void dispatchEvent(new Event('online')));
    await userEvent.click(screen.getByRole('link', { name: 'All steps' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Check and send' }));
    expect(await screen.findByText(/^You changed the form/)).toBeVisible();
    await press('Send again');
    await screen.findByRole('heading', { name: /is changed/ });
    const call = shell.calls.findLast(({ path }) => path === 'update_post_property');
    expect(call?.parameters).toMatchObject({ price: 430_000 });
  });

  it('that is not one of the user’s is an error with another try', async () => {
    await open(newShell([...formAnswers(), ownPropertiesAnswer([])]), '/user/edit-property/9');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
