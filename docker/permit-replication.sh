#!/bin/bash
# Runs once, in a new database: its own user may copy and follow it.
echo "host replication $POSTGRES_USER all scram-sha-256" >>"$PGDATA/pg_hba.conf"
