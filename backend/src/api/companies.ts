import * as contract from "@confiserie/domain/contract/companies";
import type { Caller } from "../http/caller";
import { countAttempt, mailedLinkLimits, mailedTokenLimits } from "../http/limits";
import type { Asked } from "../http/operations/asked";
import { serve } from "../http/operations/serve";
import {
	addSite,
	changeColleague,
	changeSite,
	inviteColleague,
	joinCompany,
	readOffer,
	readOwnCompany,
	removeColleague,
	removeSite,
	withdrawColleagueInvitation,
} from "../modules/companies/companies";
import { handOver } from "../modules/sales/company-orders";

/** The caller's company as it is now. */
const ownCompany = ({ sql, caller, now }: Pick<Asked, "sql" | "now"> & { caller: Caller }) =>
	readOwnCompany(sql, caller.customerId, now);

export default serve(contract, {
	readCompany: ownCompany,
	changeCompanyMember: async (asked) => {
		await changeColleague(asked.sql, asked.caller, asked.params.id, asked.body);
		return ownCompany(asked);
	},
	removeCompanyMember: async (asked) => {
		await removeColleague(asked.sql, asked.caller, asked.params.id, handOver);
		return ownCompany(asked);
	},
	inviteCompanyMember: async (asked) => {
		await countAttempt(asked.scope, mailedLinkLimits("company", asked.body.email, asked.address));
		await inviteColleague(asked.sql, asked.caller, asked.body);
		return ownCompany(asked);
	},
	withdrawCompanyInvitation: async (asked) => {
		await withdrawColleagueInvitation(asked.sql, asked.caller, asked.params.id);
		return ownCompany(asked);
	},
	// A POST, so that the secret stays out of addresses and logs.
	readCompanyInvitation: async ({ scope, sql, body: { token }, address }) => {
		await countAttempt(scope, mailedTokenLimits("company", address));
		return readOffer(sql, token);
	},
	joinCompany: async (asked) => {
		const { token } = asked.body;
		await countAttempt(asked.scope, mailedTokenLimits("company", asked.address));
		await joinCompany(asked.sql, asked.caller, token);
		return ownCompany(asked);
	},
	addCompanySite: async (asked) => {
		await addSite(asked.sql, asked.caller.customerId, asked.body);
		return ownCompany(asked);
	},
	changeCompanySite: async (asked) => {
		await changeSite(asked.sql, asked.caller.customerId, asked.params.id, asked.body);
		return ownCompany(asked);
	},
	removeCompanySite: async (asked) => {
		await removeSite(asked.sql, asked.caller.customerId, asked.params.id);
		return ownCompany(asked);
	},
});
