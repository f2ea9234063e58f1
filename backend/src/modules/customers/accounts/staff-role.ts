import type { StaffRole } from "@confiserie/domain/accounts/account";
import type { Sql } from "../../../lib/database/sql";

/**
 * A query of people with a `user_id`, with their role beside its columns: null without a Medusa user, and the least
 * privileged role for a user without one, as Medusa creates them.
 */
export function withStaffRole(people: string): string {
	return `SELECT person.*, CASE WHEN person.user_id IS NOT NULL THEN coalesce(member.role, 'readonly') END AS role
		FROM (${people}) person LEFT JOIN account_staff member ON member.user_id = person.user_id`;
}

/** Gives a Medusa user a role in the team, in place of another. */
export async function setStaffRole(sql: Sql, userId: string, role: StaffRole): Promise<void> {
	await sql("account_staff").insert({ user_id: userId, role }).onConflict("user_id").merge(["role"]);
}
