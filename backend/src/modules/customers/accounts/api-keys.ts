import type { StaffRole } from "@confiserie/domain/accounts/account";
import type { StaffKey } from "@confiserie/domain/contract/staff";
import { isoRows, one, rows, type Sql } from "../../../lib/database/sql";
import { ADMINISTRATORS } from "../../../medusa/accounts/administrators";
import { type RevokedKey, revokeKeysOf, SECRET_KEYS } from "../../../medusa/accounts/api-keys";
import { withdrawInvitationsOf } from "../../../medusa/accounts/invitations";
import { type Administrator, type AuditEntry, recordAudit } from "../../foundations/audit";
import { withStaffRole } from "./staff-role";

/** Secret keys of Medusa with the owner they act for; null for a key without one, which opens nothing. */
const KEYS = `select key.id, key.title, key.redacted, key.created_at, owner.user_id, owner.customer_id, owner.email,
		owner.has_second_factor
	from ${SECRET_KEYS} key left join (${withStaffRole(`select * from ${ADMINISTRATORS} administrator`)}) owner
		on owner.user_id = key.user_id and owner.role = 'owner'`;

/** A secret key of Medusa and the owner it acts for. */
export interface OwnedKey {
	id: string;
	title: string;
	owner: { customerId: string; email: string; staffRole: StaffRole; hasSecondFactor: boolean };
}

interface KeyRow {
	id: string;
	title: string;
	userId: string | null;
	customerId: string | null;
	email: string | null;
	hasSecondFactor: boolean | null;
}

/** A secret key of Medusa with its owner. Undefined once the key is revoked or its creator is no longer an owner. */
export async function readOwnedKey(sql: Sql, keyId: string): Promise<OwnedKey | undefined> {
	const found = await one<KeyRow>(sql, `select * from (${KEYS}) key where id = ? and user_id is not null`, [keyId]);
	if (!found?.userId || found.email === null) return undefined;
	const { id, title, userId, customerId, email, hasSecondFactor } = found;
	return {
		id,
		title,
		owner: { customerId: customerId ?? userId, email, staffRole: "owner", hasSecondFactor: hasSecondFactor === true },
	};
}

/** The secret keys of Medusa that are not revoked, newest first. */
export function listKeys(sql: Sql): Promise<StaffKey[]> {
	return isoRows<StaffKey>(
		sql,
		`select id, title, redacted, email as owner, created_at from (${KEYS}) key order by created_at desc, id`,
	);
}

/**
 * Ends what a former owner could still act through: the secret keys that the user created, the keys created with those, and
 * open invitations. Returns the revoked keys.
 */
export async function revokeDelegations(
	sql: Sql,
	{ userId, customerId, email }: { userId: string; customerId: string | null; email: string },
	by: Administrator,
): Promise<RevokedKey[]> {
	const keys = await revokeKeysOf(sql, userId, by.customerId);
	const invited = await rows<{ id: string; email: string }>(
		sql,
		`delete from account_ticket where purpose = 'staff-invitation'
			and coalesce(data ->> 'invitedById', data ->> 'invitedBy') in (?, ?, ?)
			returning data ->> 'id' as id, data ->> 'email' as email`,
		[userId, customerId, email],
	);
	const withdrawn = await withdrawInvitationsOf(sql, userId);
	await recordAudit(
		sql,
		by,
		...keys.map(({ id, title }): AuditEntry => {
			return { action: "api-key.revoked", entity: "engine", entityId: id, label: title };
		}),
		...[...invited, ...withdrawn.map((address) => ({ id: address, email: address }))].map((one): AuditEntry => {
			return { action: "staff.invitation-withdrawn", entity: "customer", entityId: one.id, label: one.email };
		}),
	);
	return keys;
}
