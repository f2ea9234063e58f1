import * as commercialCodes from "./commercial-codes";
import { documented } from "./documented";
import { SAMPLE, shape } from "./shape";

const STAFF = "admin@exemple.fr";
const CODE = {
	id: SAMPLE.codeId,
	email: SAMPLE.email,
	code: "CONF-2026-AB12",
	issuedAt: SAMPLE.at,
	issuedBy: STAFF,
	revokedAt: null,
	revokedBy: null,
};

/** Who may pay a deposit: by a commercial code, or by a decision of the shop. */
export const COMMERCIAL_CODES = documented(commercialCodes, {
	bodies: {
		CodeIssue: shape(commercialCodes.issueCodeSchema, { email: SAMPLE.email }),
		DepositPermissionUpdate: shape(commercialCodes.setPermissionSchema, { email: SAMPLE.email, permission: "ALLOWED" }),
	},
	answers: {
		CommercialCode: shape(commercialCodes.commercialCodeRowSchema, CODE),
		CommercialCodePage: shape(commercialCodes.commercialCodePageSchema, {
			content: [CODE],
			totalElements: 1,
			last: true,
			isSecret: true,
		}),
		DepositPermissionList: shape(commercialCodes.depositPermissionListSchema, [
			{ email: SAMPLE.email, permission: "ALLOWED", changedAt: SAMPLE.at, changedBy: STAFF },
		]),
	},
	groups: {
		"Administration : commandes": {
			listCommercialCodes: {
				summary: "Lister les codes commerciaux émis",
				query: { page: "0", size: "20", query: "martin" },
			},
			issueCommercialCode: {
				summary: "Émettre un code commercial",
				description: "Celui qui était en vigueur pour ce compte prend fin.",
			},
			revokeCommercialCode: { summary: "Révoquer un code commercial" },
			listDepositPermissions: { summary: "Lister les comptes dont le droit à l'acompte a été décidé" },
			setDepositPermission: { summary: "Décider du droit à l'acompte d'un compte" },
		},
	},
});
