import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Companies and their members. Each account that buys for a company becomes the manager of one. */
export class Migration20261126143000Companies extends Migration {
	override async up(): Promise<void> {
		this.addSql(`create table if not exists company (
			id text primary key,
			customer_group_id text not null unique,
			company text not null,
			registration text not null,
			vat_number text not null,
			billing_street text,
			billing_postal_code text,
			billing_city text,
			billing_country text,
			note text not null default '',
			created_at timestamptz not null,
			updated_at timestamptz not null)`);
		this.addSql(`create table if not exists company_member (
			customer_id text primary key,
			company_id text not null references company (id) on delete cascade,
			role text not null check (role in ('MANAGER', 'APPROVER', 'BUYER', 'ACCOUNTANT')),
			monthly_limit_cents integer check (monthly_limit_cents >= 0),
			joined_at timestamptz not null)`);
		this.addSql("create index if not exists company_member_company on company_member (company_id)");
		this.addSql(`create table if not exists company_invitation (
			id text primary key,
			company_id text not null references company (id) on delete cascade,
			email text not null,
			role text not null check (role in ('MANAGER', 'APPROVER', 'BUYER', 'ACCOUNTANT')),
			monthly_limit_cents integer check (monthly_limit_cents >= 0),
			token_hash text not null unique,
			invited_by text not null,
			created_at timestamptz not null,
			expires_at timestamptz not null,
			unique (company_id, email))`);
		this.addSql(`create table if not exists company_site (
			id text primary key,
			company_id text not null references company (id) on delete cascade,
			name text not null,
			contact_name text not null,
			phone text not null,
			street text not null,
			postal_code text not null,
			city text not null,
			country text not null,
			access_note text not null,
			created_at timestamptz not null,
			updated_at timestamptz not null)`);
		this.addSql("create index if not exists company_site_company on company_site (company_id)");
		this.addSql(`create table if not exists company_terms (
			company_id text primary key references company (id) on delete cascade,
			updated_at timestamptz not null)`);
		this.addSql(`create table if not exists company_approval (
			order_id text primary key,
			company_id text not null references company (id) on delete cascade,
			requested_by text not null,
			requested_at timestamptz not null,
			decided_by text,
			decided_at timestamptz,
			reason text not null default '')`);
		this.addSql("create index if not exists company_approval_company on company_approval (company_id, requested_at)");
		// A new database has no accounts yet, and may not have the tables of them.
		this.addSql(`do $$ begin
			if to_regclass('account_business') is not null and to_regclass('customer_group_customer') is not null then
				create temporary table founding on commit drop as
					select business.*, upper(substr(md5(business.customer_id), 1, 26)) as key from account_business business
					join customer on customer.id = business.customer_id and customer.deleted_at is null
					where business.company is not null and not exists (
						select 1 from company_member member where member.customer_id = business.customer_id);
				insert into customer_group (id, name)
					select 'cusgroup_' || key, company || ' (' || substr(key, 1, 8) || ')' from founding;
				insert into customer_group_customer (id, customer_id, customer_group_id)
					select 'cusgc_' || key, customer_id, 'cusgroup_' || key from founding;
				insert into company (id, customer_group_id, company, registration, vat_number, billing_street,
						billing_postal_code, billing_city, billing_country, created_at, updated_at)
					select 'comp_' || key, 'cusgroup_' || key, company, registration, vat_number, billing_street,
						billing_postal_code, billing_city, billing_country, updated_at, updated_at from founding;
				insert into company_member (customer_id, company_id, role, joined_at)
					select customer_id, 'comp_' || key, 'MANAGER', updated_at from founding;
			end if;
		end $$`);
	}

	override async down(): Promise<void> {
		for (const table of ["approval", "terms", "site", "invitation", "member"])
			this.addSql(`drop table if exists company_${table}`);
		this.addSql("drop table if exists company");
	}
}
