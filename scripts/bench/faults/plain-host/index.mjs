// As in the vendor's guide: the real start comes later, so that shared libraries can be agreed on first.
void import('./host.mjs');
