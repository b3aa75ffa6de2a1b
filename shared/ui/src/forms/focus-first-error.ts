/** Controls that can have the focus; a wrong group of radio buttons has it in its buttons. */
export const CONTROLS = 'input, select, textarea, button';

/** Gives the focus to the first wrong field of a form, in the order of the page. */
export function focusFirstError(form: Element | null | undefined): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = wrong?.matches(CONTROLS) ? wrong : wrong?.querySelector<HTMLElement>(CONTROLS);
  control?.focus();
}
