// As the vendor's guide says: the real start comes later, so that shared libraries can be agreed on first.
void import('./host.mjs');
