#!/bin/bash
# Copies the database where there is no copy yet, then follows it.
set -euo pipefail
folder=/var/lib/postgresql/data
export PGPASSWORD="$POSTGRES_PASSWORD"
address="host=postgres user=confiserie application_name=replica"
if [ ! -e "$folder/copy" ]; then
	# Of an attempt that was cut short.
	rm -rf "$folder/partial"
	psql "$address dbname=confiserie" --no-psqlrc --quiet --output /dev/null --command \
		"select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = 'replica'"
	pg_basebackup --dbname "$address" --pgdata "$folder/partial" --checkpoint fast --write-recovery-conf --create-slot --slot replica
	mv "$folder/partial" "$folder/copy"
fi
exec postgres -D "$folder/copy" -c max_connections=150
