/** Audit log, mail, pages of text, settings, counted attempts. */
export const FOUNDATIONS = [
	`create table admin_audit (
		id bigint generated always as identity primary key,
		at timestamptz default clock_timestamp() not null,
		actor_id text not null,
		actor_email text not null,
		action text not null,
		entity text not null,
		entity_id text not null,
		label text not null,
		changes jsonb not null
	)`,
	"create index admin_audit_entity on admin_audit (entity, entity_id, id)",
	`create table content_image (
		url text primary key,
		alt text not null check (alt <> ''),
		added_at timestamptz default now() not null,
		changed_by text not null
	)`,
	`create table content_page (
		slug text primary key,
		version integer default 1 not null,
		withdrawn_at timestamptz
	)`,
	`create table content_page_version (
		id integer generated always as identity primary key,
		slug text not null references content_page(slug) on delete cascade,
		content jsonb not null,
		saved_at timestamptz default now() not null,
		changed_by text not null,
		publish_at timestamptz
	)`,
	"create index content_page_version_due on content_page_version (publish_at) where (publish_at IS NOT NULL)",
	"create index content_page_version_of on content_page_version (slug, id)",
	`create table content_redirect (
		id integer generated always as identity primary key,
		old_path text not null unique,
		target text not null,
		changed_at timestamptz default now() not null,
		changed_by text not null
	)`,
	`create table content_seo (
		path text primary key,
		title text not null,
		description text not null,
		image text not null,
		changed_at timestamptz default now() not null,
		changed_by text not null
	)`,
	`create table mail_outbox (
		id bigint generated always as identity primary key,
		key text not null,
		recipient text not null,
		template text not null,
		data text not null,
		status text default 'QUEUED' not null check (status in ('QUEUED', 'SENT', 'FAILED')),
		attempts integer default 0 not null,
		next_attempt_at timestamptz default now() not null,
		last_error text,
		created_at timestamptz default now() not null,
		sent_at timestamptz,
		lease_token uuid,
		first_due_at timestamptz default now() not null,
		order_id text,
		constraint mail_outbox_key_unique unique (key)
	)`,
	"create index mail_outbox_due on mail_outbox (next_attempt_at, id) where (status = 'QUEUED')",
	"create index mail_outbox_order on mail_outbox (order_id) where (order_id IS NOT NULL)",
	`create table sale_terms (
		id integer generated always as identity primary key,
		content json not null,
		in_force_from timestamptz default now() not null
	)`,
	`create table shop_setting (
		key text primary key,
		value jsonb not null,
		created_at timestamptz default now() not null,
		updated_at timestamptz default now() not null,
		deleted_at timestamptz,
		version integer default 1 not null,
		changed_by text
	)`,
	`create index "IDX_shop_setting_deleted_at" on shop_setting (deleted_at) where (deleted_at IS NULL)`,
	`create table throttle_window (
		key text primary key,
		attempts integer not null,
		expires_at timestamptz not null
	)`,
	`create index "IDX_throttle_window_expires_at" on throttle_window (expires_at)`,
	`create function admin_audit_append_only() returns trigger language plpgsql as $$
		begin
			if tg_op = 'UPDATE' and current_setting('shop.forgetting', true) = 'on'
				and (new.id, new.at, new.actor_id, new.actor_email, new.action, new.entity, new.entity_id)
					= (old.id, old.at, old.actor_id, old.actor_email, old.action, old.entity, old.entity_id) then
				return new;
			end if;
			raise exception 'admin_audit is append only';
		end
	$$`,
	`create function public_change_of_pages() returns trigger language plpgsql as $$
		BEGIN
			INSERT INTO public_change (tag) VALUES ('pages');
			RETURN NULL;
		END
	$$`,
	`create function public_change_of_seo() returns trigger language plpgsql as $$
		BEGIN
			INSERT INTO public_change (tag) VALUES ('seo');
			RETURN NULL;
		END
	$$`,
	`create function public_change_of_settings() returns trigger language plpgsql as $$
		BEGIN
			INSERT INTO public_change (tag) VALUES ('settings');
			RETURN NULL;
		END
	$$`,
	"create trigger admin_audit_append_only before delete or update on admin_audit for each row execute function admin_audit_append_only()",
	"create trigger public_change_pages after insert or delete or update on content_page for each statement execute function public_change_of_pages()",
	"create trigger public_change_pages after insert or delete or update on content_page_version for each statement execute function public_change_of_pages()",
	"create trigger public_change_seo after insert or delete or update on content_seo for each statement execute function public_change_of_seo()",
	"create trigger public_change_settings after insert or delete or update on shop_setting for each statement execute function public_change_of_settings()",
];
