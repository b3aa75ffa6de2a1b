import { test as setup } from '@playwright/test';
import { demoAccount, signIn } from '../fixtures/people.ts';
import { saveSignedIn, sharedRoles } from '../fixtures/signed-in.ts';

for (const role of sharedRoles)
  setup(`the demo account of the ${role} signs in`, async ({ page }) => {
    await signIn(page, demoAccount(role));
    await saveSignedIn(page, role);
  });
