import { AUDIT_ACTIONS } from "@confiserie/domain/admin/audit";
import type { Activity, ActivityList, ActivityQuery } from "@confiserie/domain/contract/activity";
import { foldText } from "@confiserie/domain/fold-text";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { containing } from "../../../lib/database/containing";
import { inPeriod } from "../../../lib/database/period";

/** What there is to read of the audit log. */
export default class AuditService {
	readonly #database: Knex;

	constructor(container: Record<typeof ContainerRegistrationKeys.PG_CONNECTION, Knex>) {
		this.#database = container[ContainerRegistrationKeys.PG_CONNECTION];
	}

	/** The latest changes that fit what is asked, newest first; `before` goes on after the entry of that id. */
	async list(query: ActivityQuery): Promise<ActivityList> {
		const { sql, values } = conditionsOf(query);
		const { rows } = await this.#database.raw<{ rows: AuditRow[] }>(
			`SELECT * FROM admin_audit WHERE ${sql} ORDER BY id DESC LIMIT ?`,
			[...values, query.size + 1],
		);
		return { content: rows.slice(0, query.size).map(toActivity), last: rows.length <= query.size };
	}
}

/** What is asked for, as SQL. Every value is bound. */
function conditionsOf({ before, query, entity, from, to }: ActivityQuery) {
	const parts: { sql: string; values: (string | number | string[])[] }[] = inPeriod("at", { from, to });
	if (before !== undefined) parts.push({ sql: "id < ?", values: [before] });
	if (entity) parts.push({ sql: "entity = ?", values: [entity] });
	if (query) {
		const acts = Object.entries(AUDIT_ACTIONS).flatMap(([action, words]) =>
			foldText(words).includes(foldText(query)) ? [action] : [],
		);
		parts.push({
			sql: "(fold_text(concat_ws(' ', actor_email, label, changes)) LIKE ? OR entity_id = ? OR action = ANY(?))",
			values: [containing(foldText(query)), query, acts],
		});
	}
	return { sql: parts.map(({ sql }) => sql).join(" AND ") || "true", values: parts.flatMap(({ values }) => values) };
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
