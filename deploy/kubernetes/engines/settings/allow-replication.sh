#!/bin/sh
# Runs once, when the database is made: an account that may copy it, and nothing else.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 --set password="$REPLICATION_PASSWORD" <<'SQL'
create role follower replication login password :'password';
SQL
echo 'host replication follower all scram-sha-256' >> "$PGDATA/pg_hba.conf"
