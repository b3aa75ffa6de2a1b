#!/bin/sh
# Copies the primary at the first start, and follows it from then on. Arguments go to the server.
set -eu
export PGPASSWORD="$REPLICATION_PASSWORD"
# What is there is never removed: after a promotion this is the primary.
if [ ! -f "$PGDATA/PG_VERSION" ]; then
  copy="$PGDATA.copy"
  until rm -rf "$copy" && pg_basebackup --host="${PRIMARY_HOST:-database}" --username=follower --pgdata="$copy" \
    --write-recovery-conf --wal-method=stream --checkpoint=fast; do
    sleep 2
  done
  if [ -d "$PGDATA" ]; then rmdir "$PGDATA"; fi
  mv "$copy" "$PGDATA"
fi
exec postgres "$@"
