# PgBouncer of the distribution: no image of its own makers exists.
FROM debian:bookworm-slim
RUN apt-get update && apt-get install --yes --no-install-recommends pgbouncer gettext-base postgresql-client \
	&& rm -rf /var/lib/apt/lists/*
COPY docker/pgbouncer.ini /etc/pgbouncer/template.ini
USER postgres
ENV FOLDER=/tmp LISTEN_ADDRESS=0.0.0.0 LISTEN_PORT=6432
EXPOSE 6432
HEALTHCHECK --interval=5s --timeout=5s --retries=12 \
	CMD ["sh", "-c", "PGPASSWORD=$POSTGRES_PASSWORD psql --host 127.0.0.1 --port $LISTEN_PORT --username $POSTGRES_USER --dbname $POSTGRES_DB --command 'select 1'"]
CMD ["sh", "-c", "envsubst < /etc/pgbouncer/template.ini > $FOLDER/pgbouncer.ini && (umask 077 && printf '\"%s\" \"%s\"\\n' \"$POSTGRES_USER\" \"$POSTGRES_PASSWORD\" > $FOLDER/users.txt) && exec pgbouncer $FOLDER/pgbouncer.ini"]
