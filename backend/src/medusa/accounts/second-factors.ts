import { one, rows, type Sql } from "../../lib/database/sql";

/** SQL: whether the identity `identity` asks for a code beside its password. */
export const HAS_SECOND_FACTOR = `exists (select 1 from auth_mfa_factor factor where factor.auth_identity_id = identity.id
	and factor.status = 'enabled' and factor.deleted_at is null) as has_second_factor`;

/** A second factor of an identity, as stored by Medusa; its secret is encrypted. */
export interface SecondFactor {
	id: string;
	status: "pending" | "enabled";
}

/** The second factor of an identity, also one whose setting up was begun and not confirmed, or undefined. */
export function secondFactorOf(sql: Sql, identityId: string): Promise<SecondFactor | undefined> {
	return one<SecondFactor>(
		sql,
		`select id, status from auth_mfa_factor where auth_identity_id = ? and provider = 'totp'
			and status in ('pending', 'enabled') and deleted_at is null`,
		[identityId],
	);
}

/** Whether an identity asks for a code beside its password. */
export async function hasSecondFactor(sql: Sql, identityId: string): Promise<boolean> {
	return (await secondFactorOf(sql, identityId))?.status === "enabled";
}

/** How many recovery codes of an identity are left. */
export async function countRecoveryCodes(sql: Sql, identityId: string): Promise<number> {
	const found = await rows(
		sql,
		"select 1 from auth_mfa_recovery_code where auth_identity_id = ? and deleted_at is null",
		[identityId],
	);
	return found.length;
}

/** Forgets the second factor of an identity for good, recovery codes too. Returns whether it had one that was in use. */
export async function removeSecondFactor(sql: Sql, identityId: string): Promise<boolean> {
	await sql("auth_mfa_recovery_code").where({ auth_identity_id: identityId }).delete();
	const removed = await rows<SecondFactor>(
		sql,
		"delete from auth_mfa_factor where auth_identity_id = ? returning id, status",
		[identityId],
	);
	return removed.some(({ status }) => status === "enabled");
}
