import * as contract from "@confiserie/domain/contract/admin-companies";
import type { Caller } from "../http/caller";
import { countAttempt, mailedLinkLimits } from "../http/limits";
import type { Asked } from "../http/operations/asked";
import { serve } from "../http/operations/serve";
import {
	changeBusiness,
	changeColleague,
	inviteColleague,
	listCompanies,
	type MemberManager,
	noteCompany,
	readAdminCompany,
	removeColleague,
	withdrawColleagueInvitation,
} from "../modules/companies/companies";
import { handOver } from "../modules/sales/company-orders";

interface OfCompany extends Pick<Asked, "sql" | "now"> {
	readonly caller: Caller;
	readonly params: { readonly id: string };
}

/** The company of the path as the staff sees it now. */
const companyOf = ({ sql, params, now }: OfCompany) => readAdminCompany(sql, params.id, now);
/** The staff as a manager of the members of the company of the path. */
const staffOf = ({ caller, params }: OfCompany): MemberManager => ({ staff: caller, companyId: params.id });

export default serve(contract, {
	listCompanies: ({ sql, query, now }) => listCompanies(sql, query, now),
	readAdminCompany: companyOf,
	noteCompany: async ({ sql, caller, params, body: { note }, now }) => {
		await noteCompany(sql, params.id, note, caller, now);
		return { note };
	},
	changeCompanyBusiness: async (asked) => {
		await changeBusiness(asked.sql, asked.params.id, asked.body, asked.caller);
		return companyOf(asked);
	},
	inviteCompanyMemberAsStaff: async (asked) => {
		await countAttempt(asked.scope, mailedLinkLimits("company", asked.body.email, asked.address));
		await inviteColleague(asked.sql, staffOf(asked), asked.body);
		return companyOf(asked);
	},
	withdrawCompanyInvitationAsStaff: async (asked) => {
		await withdrawColleagueInvitation(asked.sql, staffOf(asked), asked.params.invitation);
		return companyOf(asked);
	},
	changeCompanyMemberAsStaff: async (asked) => {
		await changeColleague(asked.sql, staffOf(asked), asked.params.member, asked.body);
		return companyOf(asked);
	},
	removeCompanyMemberAsStaff: async (asked) => {
		await removeColleague(asked.sql, staffOf(asked), asked.params.member, handOver);
		return companyOf(asked);
	},
});
