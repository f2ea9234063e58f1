import * as buyer from "@confiserie/domain/contract/buyer";
import { serve } from "../http/operations/serve";
import { membershipOf } from "../modules/companies/companies";
import { buyingCompaniesOf } from "../modules/companies/terms";

/** Whom staff deal with. */
export default serve(buyer, {
	readBuyer: async ({ sql, params, now }) => {
		const companyId = (await membershipOf(sql, params.id))?.companyId ?? null;
		return { company: (await buyingCompaniesOf(sql, [companyId], now))({ companyId }) };
	},
});
