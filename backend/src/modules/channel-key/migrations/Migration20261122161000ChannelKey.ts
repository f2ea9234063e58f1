import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Keys with which programs call for a sales channel. Only the hash of a key is stored. */
export class Migration20261122161000ChannelKey extends Migration {
	override up(): void {
		this.addSql(`create table channel_key (
			id text primary key,
			channel_id text not null,
			name text not null,
			prefix text not null,
			hash text not null constraint channel_key_hash_unique unique,
			scopes text[] not null check (cardinality(scopes) > 0),
			origins text[] not null,
			requests_per_minute integer not null check (requests_per_minute > 0),
			expires_at timestamptz,
			created_at timestamptz not null,
			created_by text not null,
			last_used_at timestamptz,
			revoked_at timestamptz,
			revoked_by text
		)`);
		this.addSql("create index channel_key_channel on channel_key (channel_id, created_at desc, id)");
	}

	override down(): void {
		this.addSql("drop table if exists channel_key");
	}
}
