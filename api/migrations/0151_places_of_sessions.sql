-- Roughly where a session began: ISO 3166 code of a country, `local` for a network without public addresses; null: not known.
alter table sessions add place text;
alter table security_events add place text;
