import * as claims from "./claims";
import { documented } from "./documented";
import { SAMPLE, shape } from "./shape";

const RECEIPT = "Un accusé de réception avec le numéro, la date et l'heure part à l'adresse de la commande.";
const REQUEST = "6c1d2f9e-3b7a-4c55-9a0f-7e1b2c3d4e5f";
const TEXT = "Deux cartons sont arrivés écrasés, les sachets sont ouverts.";
const LINE_ID = "cmdline_01KA2B3C4D5E6F7G8H9J0K1M2N";
const CLAIM = {
	number: "REC-7K3M-9QX2",
	kind: "DAMAGED" as const,
	remedy: "REFUND" as const,
	state: "OPEN" as const,
	submittedAt: SAMPLE.at,
	lines: [{ productName: "Barbe à papa fraise", boxes: 2 }],
	messages: [{ from: "CUSTOMER" as const, at: SAMPLE.at, text: TEXT }],
	ending: null,
};
const ADMIN_CLAIM = {
	...CLAIM,
	lines: CLAIM.lines.map((line) => ({ ...line, lineId: LINE_ID, unitPriceCents: 3610, restockable: 2 })),
	id: "rcl_01KA2B3C4D5E6F7G8H9J0K1M2N",
	orderId: SAMPLE.orderId,
	orderNumber: SAMPLE.orderNumber,
	name: "Camille Martin",
	email: SAMPLE.email,
	deliveredAt: SAMPLE.at,
	isBusiness: false,
	claimedCents: 7220,
	refundableCents: 28_880,
	balanceCents: 0,
};

/** Claims about deliveries. Ours. */
export const CLAIMS = documented(claims, {
	bodies: {
		NewClaim: shape(claims.newClaimSchema, {
			requestId: REQUEST,
			kind: "DAMAGED",
			remedy: "REFUND",
			lines: [{ lineId: LINE_ID, boxes: 2 }],
			text: TEXT,
		}),
		ClaimMessage: shape(claims.claimMessageSchema, { requestId: REQUEST, text: "Voici le numéro du carton : 12." }),
		ClaimDecision: shape(claims.claimDecisionSchema, {
			decision: "REFUND",
			amount: 7220,
			lines: [{ lineId: LINE_ID, boxes: 2, restock: false }],
			words: "",
		}),
	},
	answers: {
		Claim: shape(claims.claimSchema, CLAIM),
		ClaimList: shape(claims.claimListSchema, { isOpen: true, items: [CLAIM] }),
		AdminClaim: shape(claims.adminClaimSchema, ADMIN_CLAIM),
		ClaimPage: shape(claims.claimPageSchema, { content: [ADMIN_CLAIM], last: true, waiting: 1 }),
	},
	groups: {
		Réclamations: {
			listClaims: { summary: "Lister les réclamations de sa commande" },
			makeClaim: {
				summary: "Faire une réclamation sur sa commande",
				description: RECEIPT,
			},
			sayInClaim: { summary: "Répondre dans une réclamation" },
			listFollowedClaims: { summary: "Lister les réclamations d'une commande par la clé de ses e-mails" },
			makeFollowedClaim: {
				summary: "Faire une réclamation par la clé des e-mails de la commande",
				description: RECEIPT,
			},
			sayInFollowedClaim: { summary: "Répondre dans une réclamation par la clé des e-mails de la commande" },
		},
		"Administration : réclamations": {
			listAllClaims: {
				summary: "Lister et chercher les réclamations",
				query: { list: "OPEN", query: SAMPLE.orderNumber, page: "0" },
			},
			answerClaim: {
				summary: "Répondre à une réclamation",
				description: "La réponse part par e-mail et reste dans la réclamation.",
			},
			decideClaim: {
				summary: "Terminer une réclamation : remboursement, remplacement, autre règlement ou refus motivé",
			},
		},
	},
});
