import * as contract from "@confiserie/domain/contract/commercial-codes";
import { serve } from "../http/operations/serve";
import { pageOf } from "../lib/database/page";
import { codeContext, countCodes, issueCode, listCodes, revokeCode } from "../modules/terms/commercial-codes";
import { listPermissions, setPermission } from "../modules/terms/deposits";

export default serve(contract, {
	listCommercialCodes: async ({ scope, query: { query, page, size } }) => {
		const { sql, secret } = codeContext(scope);
		const [content, totalElements] = await Promise.all([
			listCodes(sql, secret, { query, page, size }),
			countCodes(sql, query),
		]);
		return { ...pageOf(content, totalElements, { page, size }), isSecret: secret !== undefined };
	},
	issueCommercialCode: ({ scope, caller, body: { email }, now }) => {
		const { sql, secret } = codeContext(scope);
		return issueCode(sql, secret, { email, actor: caller, now });
	},
	revokeCommercialCode: ({ sql, caller, params: { id }, now }) => revokeCode(sql, { id, actor: caller, now }),
	listDepositPermissions: ({ sql }) => listPermissions(sql),
	setDepositPermission: async ({ sql, caller, body, now }) => {
		await setPermission(sql, { ...body, actor: caller, now });
		return listPermissions(sql);
	},
});
