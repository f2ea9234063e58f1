import * as contract from "@confiserie/domain/contract/staff";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Caller } from "../http/caller";
import { countAttempt, mailedLinkLimits } from "../http/limits";
import { serve } from "../http/operations/serve";
import {
	changeRole,
	endMemberSessions,
	inviteMember,
	listInvitations,
	listKeys,
	listMembers,
	removeMember,
	resendInvitation,
	withdrawInvitation,
} from "../modules/customers/accounts";
import { keysIssuedBy } from "../modules/terms/channels";

/** The team as it is now. */
async function team({ sql, caller }: { sql: Knex; caller: Caller }) {
	const [members, invitations, keys] = await Promise.all([
		listMembers(sql, caller.email),
		listInvitations(sql),
		listKeys(sql),
	]);
	return { members, invitations, keys };
}

export default serve(contract, {
	readTeam: team,
	inviteMember: async (asked) => {
		const { body: invite } = asked;
		await countAttempt(asked.scope, mailedLinkLimits("invitation", invite.email, asked.address));
		await inviteMember(asked.sql, invite, asked.caller);
		return team(asked);
	},
	resendInvitation: async (asked) => {
		await resendInvitation(asked.sql, asked.params.id, asked.caller);
		return team(asked);
	},
	withdrawInvitation: async (asked) => {
		await withdrawInvitation(asked.sql, asked.params.id, asked.caller);
		return team(asked);
	},
	changeRole: async (asked) => {
		await changeRole(asked.sql, asked.params.id, asked.body.role, asked.caller);
		return team(asked);
	},
	endMemberSessions: async (asked) => {
		await endMemberSessions(asked.sql, asked.params.id, asked.caller);
		return team(asked);
	},
	// Returns the keys that end with it.
	removeMember: async ({ sql, caller, params, now }) => {
		const { personId, revokedKeys } = await removeMember(sql, params.id, caller);
		const keys = await keysIssuedBy(sql, personId, now);
		return { keys, revokedKeys };
	},
});
