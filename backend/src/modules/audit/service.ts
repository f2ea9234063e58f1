import type { Activity, ActivityList } from "@confiserie/domain/contract/admin-activity";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** What there is to read of the audit log. */
export default class AuditService {
	readonly #database: Knex;

	constructor(container: Record<typeof ContainerRegistrationKeys.PG_CONNECTION, Knex>) {
		this.#database = container[ContainerRegistrationKeys.PG_CONNECTION];
	}

	/** The latest changes, newest first; `before` goes on after the entry of that id. */
	async recent({ size, before }: { size: number; before?: number | undefined }): Promise<ActivityList> {
		const { rows } = await this.#database.raw<{ rows: AuditRow[] }>(
			`SELECT * FROM admin_audit WHERE id < coalesce(?::bigint, 9223372036854775807) ORDER BY id DESC LIMIT ?`,
			[before ?? null, size + 1],
		);
		return { content: rows.slice(0, size).map(toActivity), last: rows.length <= size };
	}
}

interface AuditRow {
	id: string;
	at: Date;
	actor_id: string;
	actor_email: string;
	action: Activity["action"];
	entity: Activity["entity"];
	entity_id: string;
	label: string;
	changes: Activity["changes"];
}

function toActivity(row: AuditRow): Activity {
	return {
		id: Number(row.id),
		at: row.at.toISOString(),
		actorId: row.actor_id,
		actorEmail: row.actor_email,
		action: row.action,
		entity: row.entity,
		entityId: row.entity_id,
		label: row.label,
		changes: row.changes,
	};
}
