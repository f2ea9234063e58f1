/** Backups and alerts. */
export const OPERATIONS = [
	`create table backup_record (
		id bigint generated always as identity primary key,
		started_at timestamptz not null,
		finished_at timestamptz not null,
		location text not null,
		file text,
		bytes bigint,
		error text,
		constraint backup_record_check check ((error is null) = ((file is not null) and (bytes is not null)))
	)`,
	"create index backup_record_started on backup_record (started_at DESC, id DESC)",
	`create table shop_alert (
		subject text primary key,
		state text not null check (state in ('OPEN', 'SOLVED')),
		title text not null,
		detail text not null,
		remedy text not null,
		since timestamptz not null,
		seen_at timestamptz not null,
		solved_at timestamptz,
		constraint shop_alert_check check ((state = 'SOLVED') = (solved_at is not null))
	)`,
	`create table shop_alert_notice (
		id bigint generated always as identity primary key,
		body text not null,
		attempts integer default 0 not null,
		next_try_at timestamptz not null,
		lease_token uuid,
		error text,
		done_at timestamptz,
		given_up boolean default false not null
	)`,
	"create index shop_alert_notice_due on shop_alert_notice (next_try_at, id) where ((done_at IS NULL) AND (NOT given_up))",
];
