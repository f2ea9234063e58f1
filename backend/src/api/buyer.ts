import * as buyer from "@confiserie/domain/contract/buyer";
import { serve } from "../http/operations/serve";
import { buyingCompaniesOf, membershipOf } from "../modules/companies/companies";

/** Whom staff deal with. */
export default serve(buyer, {
	readBuyer: async ({ sql, params, now }) => {
		const companyId = (await membershipOf(sql, params.id))?.companyId ?? null;
		return { company: (await buyingCompaniesOf(sql, [companyId], now))({ companyId }) };
	},
});
