import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** E-mails asked for and what became of them. `data` is text: nothing that a person typed can make the insert fail. */
export class Migration20261120130100MailOutbox extends Migration {
	override up(): void {
		this.addSql(`create table mail_outbox (
			id bigint generated always as identity primary key,
			key text not null constraint mail_outbox_key_unique unique,
			recipient text not null,
			template text not null,
			data text not null,
			status text not null default 'QUEUED' check (status in ('QUEUED','SENT','FAILED')),
			attempts integer not null default 0,
			next_attempt_at timestamptz not null default now(),
			last_error text,
			created_at timestamptz not null default now(),
			sent_at timestamptz
		)`);
		this.addSql("create index mail_outbox_due on mail_outbox (next_attempt_at, id) where status = 'QUEUED'");
	}

	override down(): void {
		this.addSql("drop table if exists mail_outbox");
	}
}
