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
} from "../modules/accounts";
import { keysIssuedBy } from "../modules/channel-key";

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
		const { scope, sql, caller, body: invite, address } = asked;
		await countAttempt(scope, mailedLinkLimits("invitation", invite.email, address));
		await inviteMember(sql, invite, caller);
		return team(asked);
	},
	resendInvitation: async (asked) => {
		const { sql, caller, params } = asked;
		await resendInvitation(sql, params.id, caller);
		return team(asked);
	},
	withdrawInvitation: async (asked) => {
		const { sql, caller, params } = asked;
		await withdrawInvitation(sql, params.id, caller);
		return team(asked);
	},
	changeRole: async (asked) => {
		const {
			sql,
			caller,
			params,
			body: { role },
		} = asked;
		await changeRole(sql, params.id, role, caller);
		return team(asked);
	},
	endMemberSessions: async (asked) => {
		const { sql, caller, params } = asked;
		await endMemberSessions(sql, params.id, caller);
		return team(asked);
	},
	// Returns the keys that end with it.
	removeMember: async ({ sql, caller, params, now }) => {
		const { personId, revokedKeys } = await removeMember(sql, params.id, caller);
		const keys = await keysIssuedBy(sql, personId, now);
		return { keys, revokedKeys };
	},
});
